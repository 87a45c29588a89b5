import { createTally } from './createTally';

type Count = { name: string; times: number };

function aTally({ most = 10 } = {}) {
  const saved: Count[][] = [];
  const reports: string[] = [];
  let isAway = false;
  let store = Promise.resolve();
  let tick: (() => void) | undefined;
  const tally = createTally<Count>({
    keyOf: ({ name }) => name,
    sumOf: (one, other) => ({ ...one, times: one.times + other.times }),
    async save(counted) {
      await store;
      if (isAway) throw new Error('away');
      saved.push([...counted]);
    },
    most,
    report: ({ message }: Error) => void reports.push(message),
    everyFewSeconds(run) {
      tick = run;
      return () => {
        tick = undefined;
      };
    },
  });
  return {
    tally,
    saved,
    reports,
    add: (name: string, times = 1) => tally.add({ name, times }),
    tick: () => tick?.(),
    isStopped: () => tick === undefined,
    setAway(away: boolean) {
      isAway = away;
    },
    /** The store takes its time until the returned function is called. */
    hang() {
      let answer = () => {};
      store = new Promise((resolve) => {
        answer = resolve;
      });
      return () => answer();
    },
  };
}

it('writes sums every few seconds', async () => {
  const { tally, add, saved, tick } = aTally();
  add('a');
  add('a', 2);
  add('b');
  expect(saved).toEqual([]);
  tick();
  await tally.write();
  expect(saved).toEqual([
    [
      { name: 'a', times: 3 },
      { name: 'b', times: 1 },
    ],
  ]);
});

it('keeps what the store did not take, with what comes meanwhile', async () => {
  const { tally, add, saved, reports, setAway } = aTally();
  setAway(true);
  add('a');
  await tally.write();
  add('a');
  setAway(false);
  await tally.write();
  expect([saved, reports]).toEqual([[[{ name: 'a', times: 2 }]], ['away']]);
});

it('waits for the write that is running, so that one after the other is stored', async () => {
  const { tally, add, saved, tick, hang } = aTally();
  const answer = hang();
  add('a');
  const first = tally.write();
  await Promise.resolve();
  add('b');
  let isWritten = false;
  const second = tally.write().then(() => {
    isWritten = true;
  });
  tick();
  await Promise.resolve();
  expect(isWritten).toBe(false);
  answer();
  await Promise.all([first, second]);
  expect(saved.flat().map(({ name }) => name)).toEqual(['a', 'b']);
});

it('names without end do not fill the memory, and those that are known are still counted', async () => {
  const { tally, add, saved } = aTally({ most: 2 });
  for (const name of ['a', 'b', 'c', 'a']) add(name);
  await tally.write();
  expect(saved.flat()).toEqual([
    { name: 'a', times: 2 },
    { name: 'b', times: 1 },
  ]);
});

it('at the end it stops and writes what is left', async () => {
  const { tally, add, saved, isStopped } = aTally();
  add('a');
  await tally.close();
  expect([isStopped(), saved.length]).toEqual([true, 1]);
});
