package org.ipukern.tile.sim;

/** The control registers of the supervisor. */
final class SupervisorRegisters {
  private final int[] workerBases;
  private int fpControl;
  private int fp8Format;
  private int fp8Scale;
  private int coefficientAddress;

  /** Which of the FP8 registers were written in this call, by {@link RegisterMask}. */
  private long definedFp8State;

  private boolean coefficientAddressDefined;

  SupervisorRegisters(int workers) {
    this.workerBases = new int[workers];
  }

  /** Starts a call: what the caller does not promise is undefined again. */
  void reset(int initialFpControl, int[] bases) {
    fpControl = initialFpControl;
    System.arraycopy(bases, 0, workerBases, 0, workerBases.length);
    definedFp8State = 0;
    coefficientAddressDefined = false;
  }

  int fpControl() {
    return fpControl;
  }

  void setFpControl(int value) {
    fpControl = value;
  }

  int fp8Format() {
    return fp8Format;
  }

  void setFp8Format(int value) {
    fp8Format = value & 3;
    definedFp8State |= RegisterMask.FP_NFMT;
  }

  int fp8Scale() {
    return fp8Scale;
  }

  void setFp8Scale(int value) {
    fp8Scale = WorkerSystemOperations.signedScale(value);
    definedFp8State |= RegisterMask.FP_SCL;
  }

  long definedFp8State() {
    return definedFp8State;
  }

  int workerBase(int worker) {
    return workerBases[worker];
  }

  void setWorkerBase(int worker, int address) {
    workerBases[worker] = address;
  }

  void setCoefficientAddress(int address) {
    coefficientAddress = address;
    coefficientAddressDefined = true;
  }

  /**
   * {@code $CCCSLOAD}.
   *
   * @throws FaultException if nothing has written it in this call
   */
  int coefficientAddress() {
    if (!coefficientAddressDefined) {
      throw new FaultException(
          FaultKind.UNDEFINED_REGISTER, "$CCCSLOAD is used but nothing has written it");
    }
    return coefficientAddress;
  }
}
