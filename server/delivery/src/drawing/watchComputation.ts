import { readFileSync } from 'node:fs';
import { DrawingFault } from './drawingFault';

const TICK_MS = 25;

/** Bytes of a page of memory in `/proc`. Where it is another, a worker is measured after each computation all the same. */
const PAGE = 4096;

type Watched = {
  /** Milliseconds. */
  readonly most: number;
  /** Bytes. */
  readonly memory: number;
  readonly pid: number | undefined;
};

/**
 * Watches a computation of a worker until it is stopped. It counts its own ticks, not a clock: while this process
 * stands still or its machine sleeps, no computation is late. Buffers are in no limit of a heap, so it watches all of
 * the worker's memory.
 *
 * @param onFault called once
 */
export function watchComputation({ most, memory, pid }: Watched, onFault: (fault: DrawingFault) => void): () => void {
  let left = most;
  const timer = setInterval(() => {
    left -= TICK_MS;
    const held = memoryOf(pid);
    if (left > 0 && held <= memory) return;
    clearInterval(timer);
    if (held > memory) onFault(new DrawingFault('memory', `it holds ${held} bytes, and still computes`));
    else onFault(new DrawingFault('hung', `it computed for ${most} ms without an end`));
  }, TICK_MS).unref();
  return () => clearInterval(timer);
}

/** Resident bytes of a process; 0 where the system does not say. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}
