import type { FeedBatch } from '../provider';
import { createFakeStore } from '../testing/createFakeStore';
import { aFeedMatch } from '../testing/feedBuilders';
import { play } from './player';
import type { Programme, Timeline } from './programme';
import { machineClock } from './wallClock';

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;
const HOUR = 3600;

/** Separates a wrong clock from passing time: the timers of this test pass time, `set` adjusts the clock. */
beforeEach(() => {
  jest.useFakeTimers({ now: NOON * 1000, doNotFake: ['nextTick'] });
});
let stop = () => {};
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const set = (moment: number) => jest.setSystemTime(moment * 1000);
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

/** A match with a goal every quarter of a minute, as a function of time alone. */
const EVERY = 15;
const goalsAt = (now: number) => Math.floor((now - NOON) / EVERY) + 10_000;
const aTimeline = (id: number): Timeline => ({
  nextAfter: (moment) => (Math.floor(moment / EVERY) + 1) * EVERY,
  at: (now) => ({ matches: [aFeedMatch({ id, home_scores: [goalsAt(now)] })] }),
});
const programme: Programme = {
  catalogue: {},
  opening: () => [aTimeline(1)],
  nextArrivalAfter: () => undefined,
  arrivals: () => [],
};

/** @param batchMs what the store takes for each batch */
function start(played = programme, batchMs = 0) {
  const store = createFakeStore();
  const emit = async (batch: FeedBatch) => {
    if (batchMs > 0) await new Promise((resolve) => setTimeout(resolve, batchMs));
    await store.emit(batch);
  };
  stop = play({ programme: played, emit, clock: machineClock, report: () => {} });
  return { goals: () => store.matches.get(1)?.home_scores[0] };
}

/** Expects every change of the next minute at most two seconds late. */
async function expectPunctual({ goals }: ReturnType<typeof start>) {
  for (let second = 0; second < 60; second++) {
    await pass(1);
    const now = Date.now() / 1000;
    expect(goals()).toBeGreaterThanOrEqual(goalsAt(now - 2));
    expect(goals()).toBeLessThanOrEqual(goalsAt(now));
  }
}

describe.each([
  ['an hour forward', HOUR],
  ['an hour back', -HOUR],
  ['a day forward', 24 * HOUR],
  ['five years back', -5 * 365 * 24 * HOUR],
  ['ten seconds back', -10],
  ['a second and a half back', -1.5],
  ['half a second back', -0.5],
])('a clock that is set %s', (_, step) => {
  it('is believed: the next change goes out within two seconds of being due', async () => {
    const feed = start();
    await pass(20);
    set(NOON + 20 + step);
    await pass(2);
    await expectPunctual(feed);
  });

  it('delays nothing when it is put right while what it made due is being stored', async () => {
    const feed = start(programme, 1_000);
    await pass(20);
    set(NOON + 20 + step);
    await pass(0.9);
    set(NOON + 20.9);
    await pass(2);
    await expectPunctual(feed);
  });

  it('delays nothing when it is put right ten seconds later', async () => {
    const feed = start();
    await pass(20);
    set(NOON + 20 + step);
    await pass(10);
    set(NOON + 30);
    await pass(2);
    await expectPunctual(feed);
  });
});

describe('a clock that is set a hundred years forward', () => {
  const CENTURY = 100 * 365 * 24 * HOUR;
  const hourAfter = (moment: number) => (Math.floor(moment / HOUR) + 1) * HOUR;

  /** It says in `stretches` for how many seconds at once it was asked what entered it. */
  function startHourly() {
    const stretches: number[] = [];
    const arrivals = (since: number, until: number) => {
      stretches.push(until - since);
      return [];
    };
    return { ...start({ ...programme, nextArrivalAfter: hourAfter, arrivals }), stretches };
  }

  it('is believed: what is on show then is emitted, and nothing of the years between', async () => {
    const feed = startHourly();
    await pass(20);
    set(NOON + CENTURY);
    await pass(2);
    await expectPunctual(feed);
    expect(Math.max(...feed.stretches)).toBeLessThan(25 * HOUR);
  });

  it('is put right while all that is on show is emitted: what comes first is right again at once', async () => {
    const others = Array.from({ length: 10_000 }, (_, index) => ({
      ...aTimeline(index + 2),
      nextAfter: () => undefined,
    }));
    const feed = start({ ...programme, opening: () => [aTimeline(1), ...others] }, 1_000);
    await pass(60);
    set(NOON + CENTURY);
    await pass(3);
    expect(feed.goals()).toBeGreaterThan(goalsAt(NOON + HOUR));
    set(NOON + 63);
    await pass(3);
    expect(feed.goals()).toBe(goalsAt(NOON + 66));
  });
});

it('a programme that was over by a wrong clock goes on by the right one', async () => {
  const over: Programme = {
    ...programme,
    opening: () => [
      {
        nextAfter: (moment) => (moment < NOON + 60 ? NOON + 60 : undefined),
        at: (now) => ({ matches: [aFeedMatch({ id: 1, home_scores: [now < NOON + 60 ? 0 : 1] })] }),
      },
    ],
  };
  const feed = start(over);
  await pass(20);
  set(NOON + HOUR);
  await pass(2);
  expect(feed.goals()).toBe(1);
  set(NOON + 22);
  await pass(2);
  expect(feed.goals()).toBe(0);
  await pass(38);
  expect(feed.goals()).toBe(1);
});

it('calls back no sooner than the moment, however far it is', async () => {
  const calls: number[] = [];
  machineClock.at(NOON + 30 * 24 * HOUR, () => calls.push(Date.now() / 1000));
  await pass(HOUR);
  set(NOON + 30 * 24 * HOUR - 5);
  await pass(4.4);
  expect(calls).toEqual([]);
  await pass(0.7);
  expect(calls).toEqual([NOON + 30 * 24 * HOUR]);
});

it('calls back once when it is set back, at once', async () => {
  const run = jest.fn();
  machineClock.at(NOON + HOUR, run);
  set(NOON - HOUR);
  await pass(0.5);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(3 * HOUR);
  expect(run).toHaveBeenCalledTimes(1);
});

it('stopped, it does not call', async () => {
  const run = jest.fn();
  const stop = machineClock.at(NOON + 10, run);
  await pass(5);
  stop();
  await pass(60);
  expect(run).not.toHaveBeenCalled();
});
