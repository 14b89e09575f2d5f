package org.ipukern.tile.sim;

/** Executes workers: one instruction or bundle in each of their slots. */
final class WorkerRunner {
  private final Code code;
  private final int slots;
  private final IssueListener listener;

  WorkerRunner(Code code, int slots, IssueListener listener) {
    this.code = code;
    this.slots = slots;
    this.listener = listener;
  }

  /** True if workers can start at that address. */
  boolean canEnter(int address) {
    return code.startsAt(address);
  }

  /**
   * Runs a worker until it exits or has issued so often.
   *
   * @return the number of issues
   * @throws StoppedException if it faults
   */
  long run(Worker w, long issues) {
    Step step = null;
    Step last = null;
    boolean aux = false;
    long done = 0;
    AccessWatch watch = w.memory.watch();
    try {
      while (!w.exited && done < issues) {
        last = step;
        step = null;
        step = code.at(w.next);
        w.pc = w.next;
        long undefined = step.reads & ~w.defined;
        if (undefined != 0) {
          throw Faults.undefined(w, step, undefined);
        }
        if (listener != null) {
          listener.issued(w.id, w.cycle, step.unit);
        }
        watch.worker(w.cycle);
        w.next = step.next;
        if (step.aux != null) {
          aux = true;
          step.aux.run(w);
          aux = false;
        }
        step.main.run(w);
        w.commit();
        w.defined |= step.writes;
        if (w.newGarbage != 0) {
          w.defined &= ~w.newGarbage;
          w.garbage |= w.newGarbage;
          w.newGarbage = 0;
        }
        if (w.repeatCount != 0 && w.next == w.repeatEnd && --w.repeatCount != 0) {
          w.next = w.repeatFirst;
        }
        w.slots.used++;
        w.cycle += slots;
        done++;
      }
    } catch (FaultException e) {
      throw step == null ? Faults.after(e, w, last) : Faults.at(e, w, step.insn(aux));
    }
    return done;
  }
}
