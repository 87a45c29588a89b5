import type { Emit, FeedProvider } from 'feeds/provider';
import type { FeedStore } from '../store/store';
import { StoreAwayError } from '../store/storeErrors';
import { runOf, startFeed } from './startFeed';
import type { FeedEvent } from './whoFeeds';

/** A store whose turns the test controls, and a feed that reports when it runs. */
function setUp({ beginRun, applyBatch }: Partial<FeedStore> = {}) {
  const sent: string[] = [];
  const begin = async (_: unknown, run: string) => {
    sent.push(`run ${run}`);
    return { startedAt: 0 };
  };
  const turn: FeedStore = {
    async applyBatch(batch) {
      const last = await applyBatch?.(batch);
      sent.push('batch');
      return last;
    },
    beginRun: beginRun ?? begin,
    matchIdentities: async () => [],
    markFed: async () => void sent.push('fed'),
  };
  let onElected = (_: FeedStore) => () => {};
  let emit: Emit = async () => {};
  const provider: FeedProvider = {
    key: 'a',
    start(_, given) {
      sent.push('started');
      emit = given;
      return () => void sent.push('stopped');
    },
  };
  const lead = (elected: typeof onElected) => {
    onElected = elected;
    return async () => {};
  };
  const report = (error: unknown) => sent.push(String(error));
  const watch = { batchEmitted: () => () => {} };
  const memory = { run: () => undefined, noteRun: () => {} };
  const dispatch = (event: FeedEvent) => {
    if (event === 'refused') sent.push('from memory');
    if (event === 'stored') sent.push('stored again');
  };
  let rested = () => {};
  const pause = (seconds: number) => {
    sent.push(`rest ${seconds}`);
    return new Promise<void>((resolve) => {
      rested = resolve;
    });
  };
  const log = { info: () => {} };
  let run = () => {};
  const everySecond = (given: () => void) => {
    run = given;
    return () => {
      run = () => {};
    };
  };
  const clock = { now: 1_000_000_000 };
  const now = () => clock.now;
  startFeed({
    provider,
    store: { lead },
    runId: 'monday',
    now,
    report,
    watch,
    log,
    dispatch,
    memory,
    everySecond,
    pause,
  });
  const tick = () => run();
  return { sent, clock, tick, elect: () => onElected(turn), emit: () => emit({}), rested: () => rested() };
}

const settled = () => new Promise(setImmediate);

it('feeds when it is its turn and stops when the turn is lost, again and again', async () => {
  const { sent, elect } = setUp();
  expect(sent).toEqual([]);
  for (const _ of [1, 2]) {
    const lose = elect();
    await settled();
    lose();
    await settled();
  }
  expect(sent).toEqual(['run monday', 'started', 'stopped', 'run monday', 'started', 'stopped']);
});

it('says of the first batch that visitors may come, once', async () => {
  const { sent, elect, emit } = setUp();
  elect();
  await settled();
  await emit();
  await emit();
  expect(sent.slice(2)).toEqual(['batch', 'fed', 'stored again', 'batch', 'stored again']);
});

it('begins again, as of now, when the clock was set back to before the run', async () => {
  const begun: [number, number | undefined][] = [];
  const beginRun = async (_key: unknown, _run: string, now: number, startedAt = now) => {
    begun.push([now, startedAt]);
    return { startedAt };
  };
  const { sent, elect, clock, tick } = setUp({ beginRun });
  elect();
  await settled();
  const right = clock.now - 7200;
  const start = clock.now;
  const wrongForAMoment = Array.from({ length: 14 }, () => start - 3600);
  const setRight = Array.from({ length: 15 }, () => right);
  for (const now of [start - 30, ...wrongForAMoment, start, ...setRight, right + 1]) {
    clock.now = now;
    tick();
    await settled();
  }
  expect(begun).toEqual([
    [1_000_000_000, 1_000_000_000],
    [right, right],
  ]);
  expect(sent).toEqual(['started', 'stopped', 'started']);
});

it('begins again at once when the clock was days ahead of the right time', async () => {
  const { sent, elect, clock, tick } = setUp({ beginRun: async () => ({ startedAt: clock.now }) });
  elect();
  await settled();
  clock.now -= 3_000_000_000;
  tick();
  await settled();
  expect(sent).toEqual(['started', 'stopped', 'started']);
});

it('never starts in a turn that was lost while it began', async () => {
  const { sent, elect } = setUp();
  elect()();
  await settled();
  expect(sent).toEqual(['run monday']);
});

it('waits for the next turn when the database goes away while it begins', async () => {
  const { sent, elect } = setUp({ beginRun: () => Promise.reject(new StoreAwayError('gone')) });
  elect()();
  await settled();
  expect(sent).toEqual(['StoreAwayError: gone']);
});

it('goes on from memory while the store accepts nothing, retries ever less often, and starts over when it does', async () => {
  let isReadOnly = true;
  const beginRun = async () => {
    if (isReadOnly) throw new StoreAwayError('read-only');
    return { startedAt: 0 };
  };
  const { sent, elect, rested, emit } = setUp({ beginRun });
  elect();
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) {
    await settled();
    rested();
  }
  expect(sent.filter((line) => line.startsWith('rest'))).toEqual([0.5, 1, 2, 5, 10, 10, 10].map((s) => `rest ${s}`));
  expect(sent.slice(0, 3)).toEqual(['StoreAwayError: read-only', 'rest 0.5', 'StoreAwayError: read-only']);
  expect(sent[3]).toBe('from memory');
  isReadOnly = false;
  await settled();
  rested();
  await settled();
  await emit();
  expect(sent.slice(-4)).toEqual(['started', 'batch', 'fed', 'stored again']);
});

it('stops a feed whose batch the store refuses, and restarts it with all that it shows', async () => {
  let isFull = true;
  const applyBatch = async () => {
    if (isFull) throw new StoreAwayError('no space left');
    return 7;
  };
  const { sent, elect, emit, rested } = setUp({ applyBatch });
  elect();
  await settled();
  await expect(emit()).rejects.toThrow('no space left');
  await settled();
  isFull = false;
  rested();
  await settled();
  await emit();
  expect(sent.join(', ')).toBe(
    'run monday, started, stopped, StoreAwayError: no space left, rest 0.5, run monday, started, batch, fed, stored again',
  );
});

it('never hides a mistake of ours as an outage', async () => {
  const { elect, emit } = setUp({ applyBatch: () => Promise.reject(new Error('column "x" does not exist')) });
  elect();
  await settled();
  await expect(emit()).rejects.toThrow('column "x"');
});

it('reports a bug each time, and visitors have the matches from memory', async () => {
  const mistake = () => Promise.reject(new Error('permission denied'));
  const { sent, elect, rested } = setUp({ beginRun: mistake });
  elect();
  await settled();
  rested();
  await settled();
  expect(sent.slice(0, 4)).toEqual(['Error: permission denied', 'rest 0.5', 'Error: permission denied', 'from memory']);
});

it('uses a new run each time for a played feed, and one for ever for a real one', () => {
  expect(runOf({}, 'monday')).toBe('monday');
  expect(runOf({ isLasting: true }, 'monday')).toBe(runOf({ isLasting: true }, 'tuesday'));
});
