import { createFakeStore, type FakeStore } from '../testing/createFakeStore';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { aFeedMatch } from '../testing/feedBuilders';
import { play } from './player';
import type { Programme, Timeline } from './programme';

/** A match with a goal at each of the given moments. */
function scoring(id: number, moments: readonly number[]): Timeline {
  return {
    nextAfter: (moment) => moments.find((at) => at > moment),
    at: (now) => ({ matches: [aFeedMatch({ id, home_scores: [moments.filter((at) => at <= now).length] })] }),
  };
}

function programmeOf(timelines: readonly Timeline[], given: Partial<Programme> = {}): Programme {
  return {
    catalogue: { countries: [{ id: 1, name: 'Anh' }] },
    opening: () => timelines,
    nextArrivalAfter: () => undefined,
    arrivals: () => [],
    ...given,
  };
}

/** @param spent seconds that computations took so far */
function start(programme: Programme, { store = createFakeStore(), from = 0, spent = (): number => 0 } = {}) {
  const clock = createFakeWallClock(from);
  const errors: Error[] = [];
  const busy = { ...clock, now: () => clock.now() + spent() };
  const stop = play({ programme, emit: store.emit, clock: busy, report: (error) => errors.push(error) });
  return { store, clock, stop, errors };
}

/** Throws the given number of times. */
function failing(times: number): () => void {
  let left = times;
  return () => {
    if (left-- > 0) throw new Error('no such day');
  };
}

/** `id: goals` of each batch in turn. */
function emitted(store: FakeStore): string[] {
  return store.batches.map(({ matches = [] }) =>
    matches.map(({ id, home_scores }) => `${id}: ${home_scores[0]}`).join(', '),
  );
}

it('first emits all that is on show, with its records', async () => {
  const { store, clock } = start(programmeOf([scoring(1, [5]), scoring(2, [])]));
  await clock.turnTo(1);
  expect(store.batches).toHaveLength(1);
  expect(store.batches[0]?.countries).toHaveLength(1);
  expect(emitted(store)).toEqual(['1: 0, 2: 0']);
});

it('emits each change at its moment, and only the match that changed', async () => {
  const { store, clock } = start(programmeOf([scoring(1, [10, 30]), scoring(2, [20, 30])]));
  await clock.turnTo(9.9);
  expect(emitted(store)).toHaveLength(1);
  await clock.turnTo(40);
  expect(emitted(store)).toEqual(['1: 0, 2: 0', '1: 1', '2: 1', '1: 2, 2: 2']);
});

it('emits again what was refused, and misses nothing that happened meanwhile', async () => {
  const store = createFakeStore();
  const { clock, errors } = start(programmeOf([scoring(1, [10, 10.2]), scoring(2, [10.05])]), { store });
  await clock.turnTo(9);
  store.refuse(3);
  await clock.turnTo(60);
  expect(errors.map(({ message }) => message)).toEqual(Array(3).fill('the store is away'));
  expect(emitted(store).slice(1)).toEqual(['1: 2', '2: 1']);
});

it('waits for a slow store, then emits the newest', async () => {
  const store = createFakeStore();
  let release = () => {};
  const slow: FakeStore = {
    ...store,
    emit: (batch) => store.emit(batch).then(() => new Promise((go) => (release = go))),
  };
  const { clock } = start(programmeOf([scoring(1, [10, 20, 30])]), { store: slow });
  await clock.turnTo(35);
  expect(emitted(store)).toEqual(['1: 0']);
  release();
  await clock.turnTo(36);
  expect(emitted(store)).toEqual(['1: 0', '1: 3']);
});

it('begun in the middle, it goes on where one that was never stopped stands', async () => {
  const programme = programmeOf([scoring(1, [10, 30, 50]), scoring(2, [20, 40])]);
  const whole = start(programme);
  await whole.clock.turnTo(60);
  const second = start(programme, { from: 35 });
  await second.clock.turnTo(60);
  expect(emitted(second.store)).toEqual(['1: 2, 2: 1', '2: 2', '1: 3']);
  expect(second.store.matches).toEqual(whole.store.matches);
});

it('emits what it has so far when states take long to compute, for requests wait meanwhile', async () => {
  let spent = 0;
  const slow = Array.from(
    { length: 25 },
    (_, id): Timeline => ({
      nextAfter: () => undefined,
      at: () => {
        spent += id < 12 ? 0.03 : 0.004;
        return { matches: [aFeedMatch({ id })] };
      },
    }),
  );
  const { store, clock } = start(programmeOf([...slow, scoring(99, [9])]), { spent: () => spent });
  await clock.turnTo(10);
  expect(store.batches.map(({ matches }) => matches?.length)).toEqual([10, 10, 6, 1]);
  expect(emitted(store).at(-1)).toBe('99: 1');
});

it('takes in what enters the programme as time passes', async () => {
  const { store, clock } = start(
    programmeOf([], {
      nextArrivalAfter: (moment) => (moment < 10 ? 10 : undefined),
      arrivals: (since, until) => (since < 10 && until >= 10 ? [scoring(7, [12])] : []),
    }),
  );
  await clock.turnTo(20);
  expect(emitted(store)).toEqual(['7: 0', '7: 1']);
});

it('leaves out a broken match, and reports it', async () => {
  const odd: Timeline = {
    nextAfter: () => undefined,
    at: () => {
      throw new Error('no such minute');
    },
  };
  const { store, clock, errors } = start(programmeOf([odd, scoring(2, [5])]));
  await clock.turnTo(10);
  expect(emitted(store)).toEqual(['2: 0', '2: 1']);
  expect(errors.map(({ message }) => message)).toEqual(['no such minute']);
});

it('goes on after a step of the programme that failed, and loses nothing of it', async () => {
  const failOnce = failing(1);
  const { store, clock, errors } = start(
    programmeOf([scoring(1, [10, 20])], {
      nextArrivalAfter: (moment) => (moment < 10 ? 10 : undefined),
      arrivals: (since, until) => {
        if (until >= 10) failOnce();
        return since < 10 && until >= 10 ? [scoring(7, [])] : [];
      },
    }),
  );
  await clock.turnTo(30);
  expect(errors.map(({ message }) => message)).toEqual(['no such day']);
  expect(emitted(store)).toEqual(['1: 0', '7: 0, 1: 1', '1: 2']);
});

it('opens a moment later when the opening failed', async () => {
  const failOnce = failing(1);
  const { store, clock } = start(
    programmeOf([], {
      opening: () => {
        failOnce();
        return [scoring(1, [10])];
      },
    }),
  );
  await clock.turnTo(20);
  expect(emitted(store)).toEqual(['1: 0', '1: 1']);
});

it('emits nothing more once stopped', async () => {
  const { store, clock, stop } = start(programmeOf([scoring(1, [10, 20])]));
  await clock.turnTo(15);
  stop();
  await clock.turnTo(60);
  expect(emitted(store)).toEqual(['1: 0', '1: 1']);
});

it('emits what lies behind after all that is on show, batch by batch, and lets what is due go first', async () => {
  const store = createFakeStore();
  const clock = createFakeWallClock(0);
  const result = (id: number) => aFeedMatch({ id });
  const slow: FakeStore['emit'] = async (batch) => {
    await store.emit(batch);
    if (batch.results?.length) await new Promise<void>((done) => clock.at(clock.now() + 6, done));
  };
  const programme = programmeOf([scoring(1, [5, 40])], {
    *past() {
      yield { results: [result(11)] };
      yield { results: [result(12)] };
    },
  });
  play({ programme, emit: slow, clock, report: () => {} });
  await clock.turnTo(60);
  const published = store.batches.map(({ matches = [], results = [] }) => [...matches, ...results].map(({ id }) => id));
  expect(published).toEqual([[1], [11], [1], [12], [1]]);
});
