package org.ipukern.generator.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.ipukern.generator.gate.EntryReplay;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.Pipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.render.TracedText;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.SupervisorCause;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.sim.WorkerTrace;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ListingTest {
  private static final int STATE = 0x58000;

  /** The constants that cycles below were worked out with. */
  private static final TimingModel TIMING =
      TimingModel.ipu21()
          .with("dependence", 6)
          .with("load", 7)
          .with("branch", 9)
          .with("put", 8)
          .with("runall", 6)
          .with("launch", 6)
          .with("slotRelease", 6)
          .with("join", 13)
          .with("syncIdle", 7);

  /** Worker 0 takes the branch to its exit, the others store once. */
  private static final String UNEVEN =
      """
      .supervisor
      .align 8
      entry:
      setzi $m1, work
      get $m2, $FP_ICTL
      put $FP_ICTL, $m2
      runall $m1, $m0, 0
      sync 2
      br $lr
      .worker
      .align 8
      work:
      get $m0, $WSR
      and $m0, $m0, 7
      brz $m0, done
      st32 $m0, $mvertex_base, $mzero, 0
      nop
      done:
      exitz $mzero
      """;

  private static Listing listing(String text) {
    Program program =
        Assembler.assemble(new SourceText("t.S", text), AssemblerOptions.defaults()).program();
    ListingRecorder recorder = new ListingRecorder();
    Tile tile = new Tile(program, TIMING, TileOptions.defaults().withListener(recorder));
    tile.memory().permit(STATE, 0x4000, true, true);
    CallResult call =
        tile.callSupervisor((int) program.symbol("entry").orElseThrow().value(), STATE);
    List<String> lines = text.lines().toList();
    ListedText listed = new ListedText(lines, Collections.nCopies(lines.size(), List.of()));
    Listing listing = recorder.listing("t", listed, call, TIMING);
    addsUp(listing, call);
    return listing;
  }

  private static void addsUp(Listing listing, CallResult call) {
    long lost = listing.lost().values().stream().mapToLong(Long::longValue).sum();
    long nowhere = listing.nowhere().values().stream().mapToLong(Long::longValue).sum();
    long slots =
        call.launches().stream()
            .flatMap(launch -> launch.workers().stream())
            .mapToLong(WorkerTrace::slots)
            .sum();
    long waits = listing.sum(l -> l.waits().values().stream().mapToLong(Long::longValue).sum());
    assertThat(listing.cycles()).isEqualTo(call.cycles());
    assertThat(listing.sum(Listing.Line::cycles) + nowhere).isEqualTo(call.cycles());
    assertThat(listing.sum(Listing.Line::issues) + lost).isEqualTo(call.cycles());
    assertThat(listing.sum(Listing.Line::workerIssues)).isEqualTo(slots);
    assertThat(listing.sum(Listing.Line::supervisorIssues))
        .isEqualTo(
            call.supervisor().of(SupervisorCause.ISSUE)
                + call.supervisor().of(SupervisorCause.COEFFICIENT_LOAD));
    assertThat(listing.sum(Listing.Line::supervisorIssues) + waits).isEqualTo(call.cycles());
  }

  private static Listing.Line line(Listing listing, String text) {
    return listing.lines().stream()
        .filter(l -> l.text().startsWith(text))
        .findFirst()
        .orElseThrow();
  }

  /** put in cycle 7 (its operand is ready), runall in 15, so worker 3 first, in 21. */
  @Test
  void chargesEachSlotToItsLine() {
    Listing listing = listing(UNEVEN);

    assertThat(line(listing, "get $m2").cycles()).isEqualTo(1);
    assertThat(line(listing, "put").lost())
        .containsExactly(
            Map.entry(SlotCause.STALL_DEPENDENCE, 5L), Map.entry(SlotCause.STALL_PUT, 7L));
    assertThat(line(listing, "runall").lost()).containsEntry(SlotCause.LOST_LAUNCH, 5L);
    assertThat(line(listing, "st32").workerIssues()).isEqualTo(5);
    assertThat(line(listing, "and").workerIssues()).isEqualTo(6);
    assertThat(line(listing, "exitz").lost())
        .containsKey(SlotCause.LOST_IDLE_WORKER)
        .doesNotContainKey(SlotCause.STALL_JOIN);
    assertThat(line(listing, "sync").lost()).containsOnlyKeys(SlotCause.STALL_JOIN);
    assertThat(line(listing, "br $lr").lost())
        .containsExactly(Map.entry(SlotCause.STALL_BRANCH, 8L));
    assertThat(line(listing, ".align").isHot()).isFalse();
  }

  @Test
  void whatAFaultLeavesOpenBelongsToNoLine() {
    String text = UNEVEN.replace("nop\n", "trap 0\n");
    assertThat(text).isNotEqualTo(UNEVEN);
    Program program =
        Assembler.assemble(new SourceText("t.S", text), AssemblerOptions.defaults()).program();
    ListingRecorder recorder = new ListingRecorder();
    Tile tile = new Tile(program, TIMING, TileOptions.defaults().withListener(recorder));
    tile.memory().permit(STATE, 0x4000, true, true);
    CallResult call =
        tile.callSupervisor((int) program.symbol("entry").orElseThrow().value(), STATE);
    List<String> lines = text.lines().toList();
    Listing listing =
        recorder.listing(
            "t", new ListedText(lines, Collections.nCopies(lines.size(), List.of())), call, TIMING);

    assertThat(call.fault()).isPresent();
    assertThat(listing.lost()).containsKey(SlotCause.STOPPED);
    long lost = listing.lost().values().stream().mapToLong(Long::longValue).sum();
    assertThat(listing.sum(Listing.Line::issues) + lost).isEqualTo(listing.cycles());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[37],\"inner\":80,\"columns\":32}}",
        "{\"gemm\":{\"precision\":\"f143\",\"rows\":[8],\"inner\":96,\"columns\":16,"
            + "\"weights\":\"interleaved\"}}",
        "{\"gemm\":{\"precision\":\"f16\",\"rows\":[32],\"inner\":32,\"columns\":16,"
            + "\"output\":\"packed\"}}",
        "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"packed\",\"rows\":20,"
            + "\"columns\":48,\"placement\":\"separate\"}}",
        "{\"cast\":{\"from\":\"f32\",\"to\":\"f143\",\"layout\":\"linear\",\"elements\":1000,"
            + "\"placement\":\"any\"}}",
        "{\"layout\":{\"kernel\":\"transpose\",\"bits\":16,\"rows\":32,\"columns\":48,"
            + "\"placement\":\"separate\"}}"
      })
  void addsUpToTheFiguresOfTheGate(String manifestLine) {
    KernelResult kernel =
        Pipeline.run(List.of(SpecBuilder.parse(manifestLine)), PipelineOptions.defaults())
            .kernels()
            .get(0);
    TracedText traced = KernelTemplates.trace(Renderer.fromJar(), kernel.spec());
    ListedText text = ListedText.of(kernel.assembly(), traced);
    ListingRecorder recorder = new ListingRecorder();
    CallResult call =
        EntryReplay.run(kernel, kernel.entries().get(0).entry(), TimingModel.ipu21(), recorder)
            .orElseThrow();
    Listing listing = recorder.listing("k", text, call, TimingModel.ipu21());

    addsUp(listing, call);
    assertThat(listing.cycles()).isEqualTo(kernel.entries().get(0).simulated().orElseThrow());
    assertThat(listing.nowhere()).isEmpty();
    assertThat(listing.lines()).filteredOn(Listing.Line::isHot).isNotEmpty();
    assertThat(listing.lines())
        .filteredOn(Listing.Line::isHot)
        .allSatisfy(line -> assertThat(line.places()).isNotEmpty());
    assertThat(listing.lines().stream().map(Listing.Line::text).toList())
        .isEqualTo(kernel.assembly().lines().toList());
    assertThat(new ListingText(listing).text("m").lines())
        .filteredOn(line -> line.contains(".ftl:"))
        .isNotEmpty()
        .allMatch(line -> line.length() <= 160);
  }

  @Test
  void anotherTextThanTheJudgedOneIsRefused() {
    TracedText traced = new TracedText("a\n", List.of(List.of()));
    assertThat(ListedText.of("a\n", traced).lines()).containsExactly("a");
    assertThatThrownBy(() -> ListedText.of("b\n", traced))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("another text");
  }

  @Test
  void textNamesCausesAndTotals() {
    String text = new ListingText(listing(UNEVEN)).text("ipu21-x");
    assertThat(text)
        .contains("timing model ipu21-x", "// lost: stall-dependence 5, stall-put 7", "the call");
    assertThat(Stream.of(text.split("\n", -1)).filter(line -> line.contains("st32")))
        .singleElement()
        .asString()
        .startsWith("  16      5      5       st32 $m0");
  }
}
