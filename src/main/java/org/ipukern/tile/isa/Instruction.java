package org.ipukern.tile.isa;

import java.util.List;
import java.util.Set;

/**
 * One instruction of the table.
 *
 * @param mnemonic its name in the assembler
 * @param modes where it may stand, over all forms
 * @param group the table's class: control, system, integer, move, memory, float, convert,
 *     accumulate, amp or other
 * @param level first architecture that has it: {@code ipu1+}, {@code ipu2+} or {@code ipu21}
 * @param rptBody may stand in the body of a {@code rpt}
 * @param coissue {@code yes}, {@code no} (stands alone) or {@code unknown}
 * @param certainty how sure the entry is
 * @param certaintyNote which part is how sure; empty if all of it
 * @param forms the ways of writing it
 * @param accesses its memory accesses, in the order in which the table gives them
 * @param state control registers and accumulators used without being named, such as {@code AACC rw}
 * @param does what it computes, in the table's notation
 * @param source where the facts come from
 */
public record Instruction(
    String mnemonic,
    Set<Mode> modes,
    String group,
    String level,
    boolean rptBody,
    String coissue,
    Certainty certainty,
    String certaintyNote,
    List<Form> forms,
    List<MemoryAccess> accesses,
    List<String> state,
    String does,
    String source) {

  /** True for branches, {@code rpt}, exits and traps. */
  public boolean isControl() {
    return group.equals("control");
  }

  /** True for the instructions that touch control registers, launches and coefficients. */
  public boolean isSystem() {
    return group.equals("system");
  }
}
