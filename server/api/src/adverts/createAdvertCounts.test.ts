import type { AdvertCount } from 'shared-kernel/protocol/beacon';
import type { DayCount } from '../store/advertCounts';
import { createAdvertCounts } from './createAdvertCounts';

/** 23:59:59 on 20 November in Việt Nam, still the afternoon in Greenwich. */
const LATE = Date.parse('2026-11-20T16:59:59Z') / 1000;

const A: AdvertCount = { slot: 'FixBottom', id: 'a', route: '/', shown: 2, clicked: 1 };

afterEach(() => {
  jest.restoreAllMocks();
});

function setUp() {
  const written: DayCount[] = [];
  const unknown: number[] = [];
  const store = { ids: ['a'], isAway: false, answered: Promise.resolve() };
  const asked: (number | undefined)[] = [];
  let now = LATE;
  const counts = createAdvertCounts({
    store: {
      addAdvertCounts: async (given) => void written.push(...given),
      async advertPlaces(countedSince) {
        await store.answered;
        if (store.isAway) throw new Error('away');
        asked.push(countedSince);
        return store.ids.flatMap((id) => ['FixBottom', 'Overlays', 'CardBet'].map((slot) => ({ slot, id })));
      },
    },
    onUnknown: (count) => void unknown.push(count),
    now: () => now,
    report(error) {
      throw error;
    },
    everyFewSeconds: () => () => {},
  });
  const pass = (seconds: number) => {
    now += seconds;
  };
  return { counts, written, unknown, asked, store, pass };
}

test('what many pages say is one count for each advert of a slot, page and device', async () => {
  const { counts, written } = setUp();
  counts.add([A, { ...A, slot: 'Overlays' }], 'phone');
  counts.add([{ ...A, shown: 1, clicked: 0 }], 'phone');
  counts.add(
    [
      { ...A, route: '/tips' },
      { ...A, shown: 0, clicked: 0, slot: 'FixTopLeft' },
    ],
    undefined,
  );
  await counts.write();
  const day = '2026-11-20';
  expect(written).toEqual([
    { day, ...A, device: 'phone', shown: 3 },
    { day, ...A, device: 'phone', slot: 'Overlays' },
    { day, ...A, device: '', route: '/tips' },
  ]);
});

test('the day is that of Việt Nam in which the count came, whenever it is written', async () => {
  const { counts, written, pass } = setUp();
  counts.add([A], 'phone');
  pass(2);
  counts.add([A], 'phone');
  await counts.close();
  expect(written.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
});

test('of an advert or a place that does not exist nothing is counted', async () => {
  const { counts, written, unknown } = setUp();
  counts.add(
    [
      { ...A, id: 'made-up' },
      { ...A, slot: 'Nowhere' },
      { ...A, slot: 'CardBet' },
    ],
    'phone',
  );
  await counts.write();
  expect(written.map(({ slot, id }) => [slot, id])).toEqual([['CardBet', 'a']]);
  expect(unknown).toEqual([1, 1]);
});

test('one that was taken down counts for a day, and what is new counts soon', async () => {
  const { counts, written, unknown, store, pass } = setUp();
  counts.add([A], 'phone');
  await counts.write();
  store.ids = ['b'];
  pass(80_000);
  // The cache of what exists goes by a clock of its own.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  counts.add([A, { ...A, id: 'b' }], 'phone');
  await counts.write();
  expect([written.map(({ id }) => id), unknown]).toEqual([['a', 'a', 'b'], []]);
  pass(7000);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  counts.add([A, { ...A, id: 'b' }], 'phone');
  await counts.write();
  expect([written.map(({ id }) => id), unknown]).toEqual([['a', 'a', 'b', 'b'], [1]]);
});

test('while the store is away, adverts that were known are counted', async () => {
  const { counts, written, store } = setUp();
  counts.add([A], 'phone');
  await counts.write();
  store.isAway = true;
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  counts.add([A], 'phone');
  await counts.write();
  expect(written).toHaveLength(2);
});

test('an advert counts where it stands, and a restart alone asks what was counted', async () => {
  const { counts, written, unknown, asked } = setUp();
  counts.add([A, { ...A, slot: 'TopBookmakers' }], 'phone');
  await counts.write();
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  counts.add([A], 'phone');
  await counts.write();
  expect([written.length, unknown]).toEqual([2, [1]]);
  expect(asked).toEqual([LATE - 86_400, undefined]);
});

test('while the store does not answer, so many messages wait for it and no more', async () => {
  const { counts, written, unknown, store } = setUp();
  let answer = () => {};
  store.answered = new Promise((resolve) => {
    answer = resolve;
  });
  for (let message = 0; message < 2003; message++) counts.add([{ ...A, shown: 1, clicked: 0 }], 'phone');
  expect(unknown).toEqual([1, 1, 1]);
  answer();
  await counts.write();
  expect(written).toMatchObject([{ shown: 2000 }]);
  counts.add([A], 'phone');
  await counts.write();
  expect(written).toHaveLength(2);
});
