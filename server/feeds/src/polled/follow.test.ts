import { createFakeStore } from '../testing/createFakeStore';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { follow, type PolledSource } from './follow';
import { VendorError } from './jsonFetcher';

const TEAM = { id: 1, name: 'Hà Nội FC', logo: undefined };

/** @param answers an error fails the look; `random` 0 leaves pauses without jitter */
function following(answers: (Error | 'fine')[], random = 0) {
  const clock = createFakeWallClock(1000);
  const store = createFakeStore();
  const looks: number[] = [];
  const reported: string[] = [];
  const source: PolledSource = {
    async look(now) {
      looks.push(now);
      const answer = answers.shift() ?? 'fine';
      if (answer !== 'fine') throw answer;
      return { batch: { teams: [TEAM] }, nextAt: now + 100 };
    },
  };
  const report = (error: Error) => void reported.push(error.message);
  const stop = follow({ source, emit: store.emit, clock, random: () => random, report });
  return { clock, store, looks, reported, source, stop };
}

it('looks, emits, and looks again when the source says', async () => {
  const { clock, store, looks } = following([]);
  await clock.turnTo(1250);
  expect(looks).toEqual([1000, 1100, 1200]);
  expect(store.batches).toHaveLength(3);
});

it('looks at once when it is woken, also from the pause after failures, and at its pace from then on', async () => {
  const clock = createFakeWallClock(1000);
  const looks: number[] = [];
  let wake = () => {};
  const source: PolledSource = {
    async look(now) {
      looks.push(now);
      if (looks.length < 3) throw new VendorError('away');
      return { batch: {}, nextAt: now + 100 };
    },
  };
  const edge = { emit: createFakeStore().emit, clock, random: () => 0, report: () => {} };
  const stop = follow({ source, ...edge, onWakeable: (lookNow) => (wake = lookNow) });
  await clock.turnTo(1003);
  expect(looks).toEqual([1000, 1002]);
  wake();
  await clock.turnTo(1004);
  expect(looks).toEqual([1000, 1002, 1003]);
  await clock.turnTo(1150);
  stop();
  expect(looks).toEqual([1000, 1002, 1003, 1103]);
});

it('looks again at once when the clock was set back while it looked: what is next was said by the wrong time', async () => {
  const { clock, looks, source } = following([]);
  const { look } = source;
  let answer = () => {};
  source.look = async (now) => {
    if (now === 1100) await new Promise<void>((resolve) => (answer = resolve));
    return look(now);
  };
  await clock.turnTo(1100);
  await clock.setBackTo(500);
  answer();
  await clock.turnTo(550);
  expect(looks).toEqual([1000, 1100, 500]);
});

it('recovers after failures with growing pauses, reports each, and starts over after a success', async () => {
  const down = new Error('away');
  const { clock, looks, reported } = following([down, down, down, down, down, down, 'fine', down]);
  await clock.turnTo(2000);
  expect(looks.slice(0, 9)).toEqual([1000, 1002, 1007, 1022, 1082, 1382, 1682, 1782, 1784]);
  expect(reported[0]).toBe('away; trying again in 2 s');
  expect(reported[4]).toBe('away; trying again in 300 s');
});

it('spreads its pauses, so that nodes do not come back together', async () => {
  const { clock, looks } = following([new Error('away')], 1);
  await clock.turnTo(1003);
  expect(looks).toEqual([1000, 1002.4]);
});

it('waits as long as the vendor asks, but never a day', async () => {
  const { clock, looks } = following([new VendorError('busy', 40), new VendorError('busy', 86_400)]);
  await clock.turnTo(2000);
  expect(looks.slice(0, 3)).toEqual([1000, 1040, 1940]);
});

it('opens the site without matches when the vendor is away at the start', async () => {
  const { clock, store } = following([new Error('away')]);
  await clock.turnTo(1001);
  expect(store.batches).toEqual([{}]);
});

it('emits again what the store refused', async () => {
  const { clock, store, reported } = following([]);
  store.refuse(1);
  await clock.turnTo(1010);
  expect(reported).toEqual(['the store is away; trying again in 2 s']);
  expect(store.batches).toContainEqual({ teams: [TEAM] });
});

it('emits nothing once it is stopped', async () => {
  const { clock, store, stop } = following([]);
  await clock.turnTo(1010);
  stop();
  await clock.turnTo(2000);
  expect(store.batches).toHaveLength(1);
});
