package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;

/** The instruction semantics of both execution modes, by mnemonic. */
final class Operations {
  private Operations() {}

  /** What a worker executes. */
  static Map<String, OperationFactory> worker() {
    Map<String, OperationFactory> table = common();
    table.putAll(WideLoadOperations.table());
    table.putAll(PaceOperations.table());
    table.putAll(SparseLoadOperations.table());
    table.putAll(WorkerSystemOperations.table());
    table.putAll(AmpOperations.table());
    table.putAll(ArithmeticOperations.table());
    table.putAll(ArithmeticOperations.table());
    return table;
  }

  /** What a supervisor executes. */
  static Map<String, OperationFactory> supervisor(SupervisorOperations own) {
    Map<String, OperationFactory> table = common();
    table.putAll(own.table());
    return table;
  }

  private static Map<String, OperationFactory> common() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.putAll(IntegerOperations.table());
    table.putAll(MoveOperations.table());
    table.putAll(LoadOperations.table());
    table.putAll(StoreOperations.table());
    table.putAll(ControlOperations.table());
    return table;
  }
}
