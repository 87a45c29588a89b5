import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterTest } from '../testing/temporaryFolder';
import type { DrawingFault } from './drawingFault';
import { watchComputation } from './watchComputation';

const MEMORY = Number.MAX_SAFE_INTEGER;
/** Elsewhere only its own ticks count. */
const isTimeTold = existsSync('/proc/self/stat');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watch(pid: number | undefined, most: number) {
  const faults: DrawingFault[] = [];
  afterTest(watchComputation({ most, memory: MEMORY, pid }, (fault) => faults.push(fault)));
  return faults;
}

it('a process that others keep from computing is not late, unless it never ends', () => {
  const idle = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)']);
  afterTest(() => void idle.kill());
  const faults = watch(idle.pid, 10_000);
  const end = isTimeTold ? 100_000 : 10_000;
  jest.advanceTimersByTime(end - 25);
  expect(faults).toEqual([]);
  jest.advanceTimersByTime(25);
  expect(faults.map(({ kind }) => kind)).toEqual(['hung']);
});

it('one that has computed for so long is, whatever the clock says', () => {
  const faults = watch(process.pid, 100);
  const before = process.cpuUsage();
  let used = process.cpuUsage(before);
  while (used.user + used.system < 200_000) used = process.cpuUsage(before);
  jest.advanceTimersByTime(isTimeTold ? 25 : 100);
  expect(faults.map(({ kind }) => kind)).toEqual(['hung']);
});
