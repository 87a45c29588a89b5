import type { Emit, FeedProvider } from '../feed/provider';
import type { FeedStore } from '../store/store';
import { StoreAwayError } from '../store/storeErrors';
import { runOf, startFeed } from './startFeed';

/** A store whose turns the test gives and takes, and a feed that says when it runs. */
function setUp({ beginRun }: Partial<FeedStore> = {}) {
  const told: string[] = [];
  const begin = async (_: string, run: string) => {
    told.push(`run ${run}`);
    return { startedAt: 0 };
  };
  const turn: FeedStore = {
    async applyBatch() {
      told.push('batch');
      return undefined;
    },
    beginRun: beginRun ?? begin,
    markFed: async () => void told.push('fed'),
  };
  let onElected = (_: FeedStore) => () => {};
  let emit: Emit = async () => {};
  const provider: FeedProvider = {
    key: 'a',
    start(_, given) {
      told.push('started');
      emit = given;
      return () => void told.push('stopped');
    },
  };
  const lead = (elected: typeof onElected) => {
    onElected = elected;
    return async () => {};
  };
  const report = (error: unknown) => told.push(String(error));
  const watch = { batchTold: () => () => {} };
  startFeed({ provider, store: { lead }, runId: 'monday', now: () => 0, report, watch, log: { info: () => {} } });
  return { told, elect: () => onElected(turn), emit: () => emit({}) };
}

const settled = () => new Promise(setImmediate);

it('feeds when it is its turn and stops when the turn is lost, again and again', async () => {
  const { told, elect } = setUp();
  expect(told).toEqual([]);
  for (const _ of [1, 2]) {
    const lose = elect();
    await settled();
    lose();
    await settled();
  }
  expect(told).toEqual(['run monday', 'started', 'stopped', 'run monday', 'started', 'stopped']);
});

it('says of the first batch that visitors may come, once', async () => {
  const { told, elect, emit } = setUp();
  elect();
  await settled();
  await emit();
  await emit();
  expect(told.slice(2)).toEqual(['batch', 'fed', 'batch']);
});

it('never starts in a turn that was lost while it began', async () => {
  const { told, elect } = setUp();
  elect()();
  await settled();
  expect(told).toEqual(['run monday']);
});

it('waits for the next turn when the database goes away while it begins', async () => {
  const { told, elect } = setUp({ beginRun: () => Promise.reject(new StoreAwayError('gone')) });
  elect()();
  await settled();
  expect(told).toEqual(['StoreAwayError: gone']);
});

it('names a run of its own each time for a played feed, and one for ever for one that tells of the world', () => {
  expect(runOf({}, 'monday')).toBe('monday');
  expect(runOf({ isLasting: true }, 'monday')).toBe(runOf({ isLasting: true }, 'tuesday'));
});
