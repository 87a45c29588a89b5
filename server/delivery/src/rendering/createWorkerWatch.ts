import { readFileSync } from 'node:fs';
import { RenderFault } from './renderFault';

const TICK_MS = 25;

/** Between computations. */
const REST_TICK_MS = 1_000;

/** A worker at rest that computes for more than half of a tick does what nobody asked for; collecting garbage is less. */
const RESTLESS_MS = REST_TICK_MS / 2;

/** A page of memory in `/proc`. Where it is another, a worker is measured after each computation all the same. */
const PAGE_BYTES = 4096;

/** Milliseconds of the processor's time in `/proc`: Linux counts in hundredths of a second everywhere. */
const JIFFY_MS = 10;

/** A computation that gets so little of a crowded machine, or waits for something, ends after this many times its limit. */
const PATIENCE = 10;

export type WorkerWatch = {
  /** A computation begins. @param mostMs of the processor's time, where the system says it */
  computing(mostMs: number): void;
  /** It is over. */
  resting(): void;
  stop(): void;
};

/**
 * Watches a worker for its whole life. What counts is the processor's time that a computation used: on a crowded
 * machine a release is not to blame for others. All else is counted in its own ticks, not by a clock: while this process
 * stands still or its machine sleeps, no computation is late. Buffers are in no limit of a heap, so it watches all of
 * the worker's memory.
 *
 * @param onFault called once, unless the watch goes on
 */
export function createWorkerWatch(
  { memoryBytes, pid }: { memoryBytes: number; pid: number | undefined },
  onFault: (fault: RenderFault) => void,
): WorkerWatch {
  let timer: NodeJS.Timeout | undefined;

  /** @param ended says why the worker is to end */
  function watch(tick: number, ended: () => RenderFault | undefined): void {
    clearInterval(timer);
    timer = setInterval(() => {
      const held = memoryOf(pid);
      const fault = held > memoryBytes ? new RenderFault('memory', `it holds ${held} bytes`) : ended();
      if (!fault) return;
      clearInterval(timer);
      onFault(fault);
    }, tick).unref();
  }

  return {
    computing(mostMs) {
      const before = processorTimeOf(pid);
      let ticked = 0;
      watch(TICK_MS, () => {
        ticked += TICK_MS;
        const now = processorTimeOf(pid);
        const used = before === undefined || now === undefined ? ticked : now - before;
        const isLate = used >= mostMs || ticked >= mostMs * PATIENCE;
        return isLate ? new RenderFault('hung', `it computed for ${mostMs} ms without an end`) : undefined;
      });
    },
    resting() {
      let before = processorTimeOf(pid) ?? 0;
      watch(REST_TICK_MS, () => {
        const now = processorTimeOf(pid) ?? 0;
        const used = now - before;
        before = now;
        return used > RESTLESS_MS
          ? new RenderFault('hung', `it computed for ${used} ms with nothing to do`)
          : undefined;
      });
    },
    stop: () => clearInterval(timer),
  };
}

/** Milliseconds that a process has computed; `undefined` where the system does not say. */
function processorTimeOf(pid: number | undefined): number | undefined {
  try {
    // The name of the process, in brackets, may have spaces; user and system time are the 12th and 13th field behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const time = (Number(fields[11]) + Number(fields[12])) * JIFFY_MS;
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}

/** Resident bytes of a process; 0 where the system does not say. */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
