package org.ipukern.tile.cost;

/**
 * What a kernel issues in one call, counted without running it.
 *
 * @param supervisor supervisor instructions
 * @param coefficientLoads {@code ld64putcs} and {@code ld128putcs} among them
 * @param worker issue slots of all workers
 * @param amp AMP issues of all workers; the tile issues at most one a cycle
 * @param loads memory accesses of all workers that load
 * @param stores memory accesses of all workers that store
 */
public record IssueCounts(
    long supervisor, long coefficientLoads, long worker, long amp, long loads, long stores) {

  IssueCounts plus(WorkerTrace trace) {
    return new IssueCounts(
        supervisor,
        coefficientLoads,
        worker + trace.slots(),
        amp + trace.amp(),
        loads + trace.loads(),
        stores + trace.stores());
  }
}
