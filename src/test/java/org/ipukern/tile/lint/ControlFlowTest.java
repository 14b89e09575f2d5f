package org.ipukern.tile.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.tile.lint.ControlFlow.Edge;
import org.ipukern.tile.lint.ControlFlow.Ending;
import org.ipukern.tile.lint.ControlFlow.Kind;
import org.junit.jupiter.api.Test;

class ControlFlowTest {
  @Test
  void branchesAndExits() {
    ControlFlow flow =
        flow(
            """
            .worker
            a: brnz $m0, c
            b: bri a
            c: exitz $mzero
            """);

    assertThat(flow.edges(0))
        .containsExactlyInAnyOrder(new Edge(2, Kind.BRANCH), new Edge(1, Kind.NEXT));
    assertThat(flow.edges(1)).containsExactly(new Edge(0, Kind.BRANCH));
    assertThat(flow.edges(2)).isEmpty();
    assertThat(flow.ending(2)).isEqualTo(Ending.STOP);
  }

  @Test
  void aBranchOnZeroIsDecided() {
    ControlFlow flow =
        flow(
            """
            .worker
            a: brz $mzero, c
            b: brnz $mzero, c
            c: exitz $mzero
            """);

    assertThat(flow.edges(0)).containsExactly(new Edge(2, Kind.BRANCH));
    assertThat(flow.edges(1)).containsExactly(new Edge(2, Kind.NEXT));
  }

  @Test
  void repeatsGoRoundAndAround() {
    ControlFlow flow =
        flow(
            """
            .worker
              nop
              rpt $m0, (2f-1f)/8-1
            1:
              { nop ; fnop }
              { nop ; fnop }
            2:
              exitz $mzero
            """);

    assertThat(flow.repeats()).hasSize(1);
    int first = flow.at(flow.repeats().get(0).bodyAddress()).orElseThrow();
    int rpt = flow.at(flow.repeats().get(0).unit().address()).orElseThrow();
    int behind = flow.at(flow.repeats().get(0).bodyEnd()).orElseThrow();
    assertThat(flow.repeats().get(0).body()).hasSize(2);
    assertThat(flow.edges(rpt)).contains(new Edge(behind, Kind.REPEAT));
    assertThat(flow.edges(first + 1))
        .containsExactlyInAnyOrder(new Edge(behind, Kind.NEXT), new Edge(first, Kind.REPEAT));
  }

  @Test
  void aConstantCountIsNeverSkipped() {
    ControlFlow flow =
        flow(
            """
            .worker
              nop
              rpt 3, 0
              { nop ; fnop }
              exitz $mzero
            """);

    assertThat(flow.repeats().get(0).mayBeSkipped()).isFalse();
    int rpt = flow.at(flow.repeats().get(0).unit().address()).orElseThrow();
    assertThat(flow.edges(rpt)).extracting(Edge::kind).containsOnly(Kind.NEXT);
  }

  @Test
  void callsGoInAndComeBack() {
    ControlFlow flow =
        flow(
            """
            .supervisor
            a: call $lr, c
            b: br $lr
            c: br $lr
            """);

    assertThat(flow.edges(0))
        .containsExactlyInAnyOrder(new Edge(2, Kind.CALL), new Edge(1, Kind.AFTER_CALL));
    assertThat(flow.ending(1)).isEqualTo(Ending.RETURN);
  }

  @Test
  void branchesThroughARegisterLeadToTheLabelsLoadedIntoIt() {
    ControlFlow flow =
        flow(
            """
            .worker
            a: setzi $m1, d
               brz $m0, c
               setzi $m1, e
            c: br $m1
            d: exitz $mzero
            e: exitz $mzero
            """);

    assertThat(flow.edges(3))
        .containsExactlyInAnyOrder(new Edge(4, Kind.BRANCH), new Edge(5, Kind.BRANCH));
    assertThat(flow.ending(3)).isEqualTo(Ending.NONE);
  }

  @Test
  void aComputedBranchIsNotFollowed() {
    ControlFlow flow =
        flow(
            """
            .worker
            a: ld32 $m1, $mvertex_base, $mzero, 0
               br $m1
            """);

    assertThat(flow.edges(1)).isEqualTo(List.of());
    assertThat(flow.ending(1)).isEqualTo(Ending.COMPUTED);
  }

  @Test
  void codeThatDoesNotEndRunsOff() {
    ControlFlow flow =
        flow(
            """
            .worker
            .section .text.a, "ax"
            a: nop
            .section .text.b, "ax"
            b: exitz $mzero
            """);

    assertThat(flow.ending(0)).isEqualTo(Ending.OFF_END);
  }

  private static ControlFlow flow(String text) {
    return new ControlFlow(Lint.program(text));
  }
}
