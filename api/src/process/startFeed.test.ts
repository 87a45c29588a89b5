import { startFeed } from './startFeed';

/** Notes under which run a provider begins. */
async function runOf(isLasting: boolean) {
  const runs: string[] = [];
  const store = {
    applyBatch: async () => {},
    beginRun: async (_: string, run: string) => {
      runs.push(run);
      return { startedAt: 0 };
    },
  };
  const provider = { key: 'a', isLasting, start: () => () => {} };
  for (const runId of ['monday', 'tuesday']) {
    await startFeed({ provider, store, runId, now: () => 0, onFirstBatch: () => {} });
  }
  return new Set(runs).size;
}

it('begins a run of its own each time for a played feed, and goes on for ever with one that tells of the world', async () => {
  expect(await runOf(false)).toBe(2);
  expect(await runOf(true)).toBe(1);
});
