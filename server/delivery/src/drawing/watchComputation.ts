import { readFileSync } from 'node:fs';
import { DrawingFault } from './drawingFault';

const TICK_MS = 25;

/** Bytes of a page of memory in `/proc`. Where it is another, a worker is measured after each computation all the same. */
const PAGE = 4096;

/** Milliseconds of the processor's time in `/proc`: Linux tells programs hundredths of a second everywhere. */
const JIFFY_MS = 10;

/** A computation that gets so little of a crowded machine, or waits for something, ends after this many times its limit. */
const PATIENCE = 10;

type Watched = {
  /** Milliseconds of the processor's time, where the system tells it. */
  readonly most: number;
  /** Bytes. */
  readonly memory: number;
  readonly pid: number | undefined;
};

/**
 * Watches a computation of a worker until it is stopped. What counts is the processor's time that it used: on a crowded
 * machine a release is not to blame for others. All else is counted in its own ticks, not by a clock: while this process
 * stands still or its machine sleeps, no computation is late. Buffers are in no limit of a heap, so it watches all of
 * the worker's memory.
 *
 * @param onFault called once
 */
export function watchComputation({ most, memory, pid }: Watched, onFault: (fault: DrawingFault) => void): () => void {
  const before = processorTimeOf(pid);
  let ticked = 0;
  const timer = setInterval(() => {
    ticked += TICK_MS;
    const now = processorTimeOf(pid);
    const used = before === undefined || now === undefined ? ticked : now - before;
    const held = memoryOf(pid);
    if (used < most && ticked < most * PATIENCE && held <= memory) return;
    clearInterval(timer);
    if (held > memory) onFault(new DrawingFault('memory', `it holds ${held} bytes, and still computes`));
    else onFault(new DrawingFault('hung', `it computed for ${most} ms without an end`));
  }, TICK_MS).unref();
  return () => clearInterval(timer);
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
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}
