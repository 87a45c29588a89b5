import { oneAtATime } from './oneAtATime';

function slowWork() {
  const runs: { signal: AbortSignal; end: () => void }[] = [];
  const works = oneAtATime((signal) => new Promise((resolve) => runs.push({ signal, end: resolve })));
  const endOf = async (index: number) => {
    runs[index]?.end();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { ...works, runs, endOf };
}

it('answers calls during a run by one more run after it', async () => {
  const { run, runs, endOf } = slowWork();
  run();
  run();
  run();
  expect(runs).toHaveLength(1);
  await endOf(0);
  expect(runs).toHaveLength(2);
  await endOf(1);
  expect(runs).toHaveLength(2);
  run();
  expect(runs).toHaveLength(3);
});

it('runs no more once stopped, and again when called', async () => {
  const { run, stop, runs, endOf } = slowWork();
  run();
  run();
  stop();
  expect(runs[0]?.signal.aborted).toBe(true);
  run();
  expect(runs).toHaveLength(2);
  await endOf(0);
  expect(runs).toHaveLength(2);
  expect(runs[1]?.signal.aborted).toBe(false);
});
