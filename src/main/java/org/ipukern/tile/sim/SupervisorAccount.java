package org.ipukern.tile.sim;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * Where the supervisor's cycles went. Every cycle of a call has exactly one cause.
 *
 * @param cycles tile cycles by cause, all causes present
 */
public record SupervisorAccount(Map<SupervisorCause, Long> cycles) {
  /** Copies the map. */
  public SupervisorAccount {
    Map<SupervisorCause, Long> all = new EnumMap<>(SupervisorCause.class);
    for (SupervisorCause cause : SupervisorCause.values()) {
      all.put(cause, cycles.getOrDefault(cause, 0L));
    }
    cycles = Collections.unmodifiableMap(all);
  }

  /** Tile cycles of one cause. */
  public long of(SupervisorCause cause) {
    return cycles.get(cause);
  }

  /** All cycles; equals those of the call. */
  public long total() {
    return cycles.values().stream().mapToLong(Long::longValue).sum();
  }
}
