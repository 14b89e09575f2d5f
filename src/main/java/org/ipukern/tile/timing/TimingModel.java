package org.ipukern.tile.timing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The constants that price a launch, all in tile cycles. Immutable.
 *
 * <p>The issue rules they belong to:
 *
 * <ul>
 *   <li>Cycle t belongs to slot t mod 6. A running worker n owns slot n and issues one instruction
 *       or bundle in it every six cycles, whatever it is. The supervisor may issue in every cycle
 *       whose slot no running worker owns, at most one instruction a cycle, in order.
 *   <li>A supervisor instruction waits until each register it reads was written at least {@link
 *       #dependence()} cycles before, or {@link #load()} cycles before if a load from memory wrote
 *       it; after a taken branch, call or {@code br} the next issue is {@link #branch()} cycles
 *       later, after a {@code put} {@link #put()} cycles later, after a {@code runall} {@link
 *       #runall()} cycles later, after anything else 1 cycle later.
 *   <li>{@code runall} issued at c: worker n first issues at the first cycle of slot n that is not
 *       before c + {@link #launch()}, and owns the slot from then on.
 *   <li>A worker that issues its exit at e owns its slot until e + {@link #slotRelease()}.
 *   <li>{@code sync} issued at s with last exit e (if any worker was launched): the next supervisor
 *       issue is at s + {@link #syncIdle()} or e + {@link #join()}, whichever is later.
 * </ul>
 */
public final class TimingModel {
  private final String version;
  private final Map<String, Integer> constants;

  TimingModel(String version, Map<String, Integer> constants) {
    this.version = version;
    this.constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
  }

  /** The default model, from {@code ipu21.timing}. */
  public static TimingModel ipu21() {
    return TimingModelReader.IPU21;
  }

  /** Changes whenever a constant or an issue rule does; figures of two versions never compare. */
  public String version() {
    return version;
  }

  /** All constants by name. */
  public Map<String, Integer> constants() {
    return constants;
  }

  /**
   * The same model with one constant changed; its version names the change.
   *
   * @throws IllegalArgumentException if there is no such constant or the value is negative
   */
  public TimingModel with(String name, int value) {
    if (!constants.containsKey(name)) {
      throw new IllegalArgumentException(
          "no timing constant '" + name + "'; there are " + String.join(", ", constants.keySet()));
    }
    if (value < 0) {
      throw new IllegalArgumentException("timing constant " + name + " must not be negative");
    }
    Map<String, Integer> changed = new LinkedHashMap<>(constants);
    changed.put(name, value);
    return new TimingModel(version + "+" + name + "=" + value, changed);
  }

  /** Number of issue slots, also the number of worker contexts. */
  public int slots() {
    return constants.get("slots");
  }

  /** Supervisor: cycles from the issue that writes a register to an issue that reads it. */
  public int dependence() {
    return constants.get("dependence");
  }

  /** Supervisor: cycles from the issue of a load to an issue that reads what it loaded. */
  public int load() {
    return constants.get("load");
  }

  /** Supervisor: cycles from a {@code runall} to the next issue. */
  public int runall() {
    return constants.get("runall");
  }

  /** Supervisor: cycles from a taken branch to the next issue. */
  public int branch() {
    return constants.get("branch");
  }

  /** Supervisor: cycles from a {@code put} to the next issue. */
  public int put() {
    return constants.get("put");
  }

  /** Cycles from {@code runall} to the earliest first issue of a worker. */
  public int launch() {
    return constants.get("launch");
  }

  /** Cycles from a worker's exit to the supervisor's use of its slot. */
  public int slotRelease() {
    return constants.get("slotRelease");
  }

  /** Cycles from the last exit to the first supervisor issue after a {@code sync} that waited. */
  public int join() {
    return constants.get("join");
  }

  /** Cycles from a {@code sync} with no worker running to the next issue. */
  public int syncIdle() {
    return constants.get("syncIdle");
  }
}
