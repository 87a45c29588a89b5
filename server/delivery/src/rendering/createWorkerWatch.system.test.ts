import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterTest } from '../testing/temporaryFolder';
import { createWorkerWatch } from './createWorkerWatch';

const MEMORY_BYTES = Number.MAX_SAFE_INTEGER;
/** Elsewhere only its own ticks count. */
const isTimeKnown = existsSync('/proc/self/stat');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watchOf(pid: number | undefined) {
  const faults: string[] = [];
  const watch = createWorkerWatch({ memoryBytes: MEMORY_BYTES, pid }, ({ kind }) => faults.push(kind));
  afterTest(watch.stop);
  return { watch, faults };
}

function compute(ms: number): void {
  const before = process.cpuUsage();
  let used = process.cpuUsage(before);
  while (used.user + used.system < ms * 1_000) used = process.cpuUsage(before);
}

it('a process that others keep from computing is not late, unless it never ends', () => {
  const idle = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)']);
  afterTest(() => void idle.kill());
  const { watch, faults } = watchOf(idle.pid);
  watch.computing(10_000);
  const end = isTimeKnown ? 100_000 : 10_000;
  jest.advanceTimersByTime(end - 25);
  expect(faults).toEqual([]);
  jest.advanceTimersByTime(25);
  expect(faults).toEqual(['hung']);
});

it('one that has computed for so long is, whatever the clock says', () => {
  const { watch, faults } = watchOf(process.pid);
  watch.computing(100);
  compute(200);
  jest.advanceTimersByTime(isTimeKnown ? 25 : 100);
  expect(faults).toEqual(['hung']);
});

(isTimeKnown ? it : it.skip)('one at rest may compute a little, and not as if it had work', () => {
  const { watch, faults } = watchOf(process.pid);
  watch.resting();
  compute(100);
  jest.advanceTimersByTime(1_000);
  expect(faults).toEqual([]);
  compute(700);
  jest.advanceTimersByTime(1_000);
  expect(faults).toEqual(['hung']);
});

(isTimeKnown ? it : it.skip)('one at rest may not hold more than a computation', () => {
  const faults: string[] = [];
  const watch = createWorkerWatch({ memoryBytes: 1_000, pid: process.pid }, ({ kind }) => faults.push(kind));
  afterTest(watch.stop);
  watch.resting();
  jest.advanceTimersByTime(1_000);
  expect(faults).toEqual(['memory']);
});
