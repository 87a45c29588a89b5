import type { AdvertCount } from 'shared-kernel/protocol/beacon';
import type { DayCount } from '../store/advertCounts';
import { createAdvertCounts } from './createAdvertCounts';

/** 23:59:59 on 20 November in Việt Nam, still the afternoon in Greenwich. */
const LATE = Date.parse('2026-11-20T16:59:59Z') / 1000;

const A: AdvertCount = { slot: 'FixBottom', id: 'a', shown: 2, clicked: 1 };

function setUp() {
  const written: DayCount[] = [];
  let now = LATE;
  const counts = createAdvertCounts({
    store: { addAdvertCounts: async (given) => void written.push(...given) },
    now: () => now,
    report(error) {
      throw error;
    },
    everyFewSeconds: () => () => {},
  });
  const pass = (seconds: number) => {
    now += seconds;
  };
  return { counts, written, pass };
}

test('what many pages say is one count for each advert of a slot', async () => {
  const { counts, written } = setUp();
  counts.add([A, { ...A, slot: 'Overlays' }]);
  counts.add([{ ...A, shown: 1, clicked: 0 }]);
  await counts.write();
  const day = '2026-11-20';
  expect(written).toEqual([
    { day, ...A, shown: 3 },
    { day, ...A, slot: 'Overlays' },
  ]);
});

test('the day is that of Việt Nam in which the count came, whenever it is written', async () => {
  const { counts, written, pass } = setUp();
  counts.add([A]);
  pass(2);
  counts.add([A]);
  await counts.close();
  expect(written.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
});
