package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Section;
import org.ipukern.tile.isa.OperandKind;

/**
 * Where control can go after each issue unit of a program. Units are named by their index in {@link
 * Program#units()}.
 */
public final class ControlFlow {
  /** How control gets from one unit to another. */
  public enum Kind {
    /** To the unit behind, in the order of addresses. */
    NEXT,
    /** To the target of a branch. */
    BRANCH,
    /** From the end of a {@code rpt} body to its start, or around the body. */
    REPEAT,
    /** Into a called routine. */
    CALL,
    /** From a call to the unit behind it, once the routine has returned. */
    AFTER_CALL,
    /** Over words that the text gives as data, which may be instructions of any kind. */
    OVER_DATA;

    /** True if code that is not known runs on the way. */
    public boolean isOpaque() {
      return this == AFTER_CALL || this == OVER_DATA;
    }
  }

  /** How control leaves the text that is known. */
  public enum Ending {
    /** It does not leave here. */
    NONE,
    /** An exit or a trap. */
    STOP,
    /** Back to the caller through a link register. */
    RETURN,
    /** To an address that is computed at run time. */
    COMPUTED,
    /** To a label that is not defined in this file. */
    ELSEWHERE,
    /** Past the last instruction of a stretch of code. */
    OFF_END
  }

  /**
   * One step of control.
   *
   * @param to index of the unit reached
   * @param kind how
   */
  public record Edge(int to, Kind kind) {}

  private final Program program;
  private final List<List<Edge>> edges = new ArrayList<>();
  private final List<Ending> endings = new ArrayList<>();
  private final List<Repeat> repeats;
  private final Routines routines = new Routines(this);

  /** Builds the graph of a program. */
  public ControlFlow(Program program) {
    this.program = program;
    this.repeats = Repeat.all(program);
    Returns returns = new Returns(program);
    for (int i = 0; i < program.units().size(); i++) {
      edges.add(new ArrayList<>());
      endings.add(connect(i, returns));
    }
    for (Repeat repeat : repeats) {
      connect(repeat);
    }
  }

  /** The program it belongs to. */
  public Program program() {
    return program;
  }

  /** Number of units. */
  public int size() {
    return edges.size();
  }

  /** The unit of that index. */
  public IssueUnit unit(int index) {
    return program.units().get(index);
  }

  /** Index of the unit at that address. */
  public OptionalInt at(long address) {
    Optional<IssueUnit> unit = program.unitAt((int) address);
    return unit.isPresent() && address == (int) address
        ? OptionalInt.of(indexOf(unit.get().address()))
        : OptionalInt.empty();
  }

  /** Where control may go after the unit. */
  public List<Edge> edges(int index) {
    return edges.get(index);
  }

  /** How control may leave after the unit. */
  public Ending ending(int index) {
    return endings.get(index);
  }

  /** The routine that the call in a unit enters, if all its ways are known. */
  Optional<Routine> calledBy(int index) {
    return routines.calledBy(index);
  }

  /** Every {@code rpt} of the program. */
  public List<Repeat> repeats() {
    return repeats;
  }

  /** The section that holds an address. */
  public Optional<Section> section(int address) {
    for (Section section : program.sections()) {
      if (address >= section.address() && address < section.address() + section.bytes()) {
        return Optional.of(section);
      }
    }
    return Optional.empty();
  }

  /** The branch, call, exit or repeat of a unit. */
  public static Optional<Insn> control(IssueUnit unit) {
    return unit.instructions().stream().filter(i -> i.definition().isControl()).findFirst();
  }

  /** The code address that an instruction names. */
  public static Optional<Operand> target(Insn insn) {
    return insn.operands().stream().filter(o -> o.spec().kind() == OperandKind.LABEL).findFirst();
  }

  private Ending connect(int i, Returns returns) {
    IssueUnit unit = unit(i);
    Optional<Insn> control = control(unit);
    String mnemonic = control.map(Insn::mnemonic).orElse("");
    return switch (mnemonic) {
      case "", "rpt" -> next(i, Kind.NEXT);
      case "bri" -> branch(i, control.get());
      case "call" -> call(i, control.get());
      case "br" -> indirect(i, control.get(), returns);
      case "exitz", "exitnz", "exitneg", "exitpos", "trap" -> Ending.STOP;
      default -> conditional(i, control.get());
    };
  }

  private Ending call(int i, Insn insn) {
    Ending into = branch(i, insn, Kind.CALL);
    Ending back = next(i, Kind.AFTER_CALL);
    return back == Ending.OFF_END ? back : into;
  }

  private Ending conditional(int i, Insn insn) {
    boolean zero = insn.operands().get(0).value() == 15;
    boolean always = zero && (insn.mnemonic().equals("brz") || insn.mnemonic().equals("brpos"));
    if (always) {
      return branch(i, insn);
    }
    boolean never = zero;
    Ending taken = never ? Ending.NONE : branch(i, insn);
    Ending passed = next(i, Kind.NEXT);
    return passed == Ending.NONE ? taken : passed;
  }

  private Ending indirect(int i, Insn insn, Returns returns) {
    Returns.Targets targets =
        returns.of((int) insn.operands().get(0).value(), insn.mode(), unit(i).address());
    for (int address : targets.addresses()) {
      at(address).ifPresent(to -> edges.get(i).add(new Edge(to, Kind.BRANCH)));
    }
    return targets.ending();
  }

  private Ending branch(int i, Insn insn) {
    return branch(i, insn, Kind.BRANCH);
  }

  private Ending branch(int i, Insn insn, Kind kind) {
    OptionalInt to = target(insn).map(o -> at(o.value())).orElse(OptionalInt.empty());
    if (to.isEmpty()) {
      return Ending.ELSEWHERE;
    }
    edges.get(i).add(new Edge(to.getAsInt(), kind));
    return Ending.NONE;
  }

  private Ending next(int i, Kind kind) {
    IssueUnit unit = unit(i);
    int behind = unit.end();
    while (program.data().containsKey(behind) && program.data().get(behind).length > 0) {
      behind += program.data().get(behind).length;
    }
    boolean follows =
        i + 1 < program.units().size()
            && unit(i + 1).address() == behind
            && section(behind).equals(section(unit.address()));
    if (follows) {
      edges.get(i).add(new Edge(i + 1, behind == unit.end() ? kind : Kind.OVER_DATA));
      return Ending.NONE;
    }
    return behind == unit.end() ? Ending.OFF_END : Ending.ELSEWHERE;
  }

  private void connect(Repeat repeat) {
    OptionalInt first = at(repeat.bodyAddress());
    OptionalInt behind = at(repeat.bodyEnd());
    if (repeat.mayBeSkipped() && behind.isPresent()) {
      edges.get(indexOf(repeat.unit().address())).add(new Edge(behind.getAsInt(), Kind.REPEAT));
    }
    repeat
        .last()
        .ifPresent(
            last ->
                first.ifPresent(
                    to -> edges.get(indexOf(last.address())).add(new Edge(to, Kind.REPEAT))));
  }

  private int indexOf(int address) {
    int low = 0;
    int high = program.units().size() - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (program.units().get(middle).address() < address) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
