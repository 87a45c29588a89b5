import type { Emit, FeedRun } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { createBoard, type Progress } from '../board/createBoard';
import { toStoredMatchRow } from '../store/matchState';
import { StoreAwayError } from '../store/storeErrors';
import { aSnapshot, someChanges } from '../testing/storeReads';
import { createMemoryFeed } from './createMemoryFeed';

function setUp() {
  const runs: FeedRun[] = [];
  const progress: Progress[] = [];
  const reports: unknown[] = [];
  const renumbered: unknown[] = [];
  const store = { isAway: false };
  let emit: Emit = async () => {};
  let playing = 0;
  const board = createBoard(aSnapshot({ last: 9 }));
  let passTime = () => {};
  const memory = createMemoryFeed({
    provider: {
      key: 'a',
      start(run, given) {
        runs.push(run);
        emit = given;
        playing += 1;
        return () => {
          playing -= 1;
        };
      },
    },
    board,
    pause: () =>
      new Promise<void>((resolve) => {
        passTime = resolve;
      }),
    store: {
      async renumber(ids, above) {
        if (store.isAway) throw new StoreAwayError('read-only');
        renumbered.push([...ids, above]);
      },
    },
    onProgress: (one) => progress.push(one),
    now: () => 77.5,
    report: (error) => reports.push(error),
  });
  const goal = (id: number, goals: number) => emit({ matches: [aFeedMatch({ id, home_scores: [goals] })] });
  return {
    memory,
    board,
    runs,
    progress,
    reports,
    renumbered,
    store,
    goal,
    playing: () => playing,
    passTime: () => passTime(),
  };
}

const settled = () => new Promise(setImmediate);

it('sends the feed’s data to visitors, in the run that the store began', async () => {
  const { memory, runs, progress, goal } = setUp();
  memory.noteRun({ startedAt: 5 });
  memory.begin();
  memory.begin();
  await goal(1, 1);
  await goal(1, 2);
  expect(runs).toEqual([{ startedAt: 5 }]);
  expect(progress.flatMap(({ changed }) => changed.map(({ version }) => version))).toEqual([10, 11]);
});

it('without a run begins one now, and says which, so that the store goes on with it', () => {
  const { memory } = setUp();
  expect(memory.run()).toBe(undefined);
  memory.begin();
  expect(memory.run()).toEqual({ startedAt: 77 });
});

it('ends when the store is back, which then counts on from above, and sends again what it did not send by itself', async () => {
  const { memory, board, renumbered, goal, playing, passTime } = setUp();
  await memory.end();
  memory.begin();
  await goal(1, 1);
  await goal(2, 1);
  const ended = Promise.all([memory.end(), memory.end()]);
  expect(playing()).toBe(0);
  expect(renumbered).toEqual([[11]]);
  const stored = { ...toStoredMatchRow(aFeedMatch({ id: 2, home_scores: [1] })), version: 12 };
  board.apply(someChanges({ last: 12, matches: [stored] }));
  await settled();
  passTime();
  await ended;
  expect(renumbered).toEqual([[11], [1, 11]]);
  await memory.end();
  expect(renumbered).toHaveLength(2);
});

it('keeps what it sent when the store accepts nothing after all', async () => {
  const { memory, renumbered, reports, store, goal, passTime } = setUp();
  store.isAway = true;
  memory.begin();
  await goal(1, 1);
  await memory.end();
  expect(reports).toEqual([new StoreAwayError('read-only')]);
  store.isAway = false;
  const ended = memory.end();
  await settled();
  passTime();
  await ended;
  expect(renumbered).toEqual([[10], [1, 10]]);
});

it('begun again before all was handed over, it goes on', async () => {
  const { memory, renumbered, goal, playing, passTime } = setUp();
  memory.begin();
  await goal(1, 1);
  const ended = memory.end();
  await settled();
  memory.begin();
  passTime();
  await ended;
  expect([playing(), renumbered.length]).toEqual([1, 1]);
});
