import type { AdvertCount } from 'shared-kernel/protocol/beacon';
import { createAdvertCounts } from './createAdvertCounts';

/** 02:30 on 21 November in Việt Nam, still the day before in Greenwich. */
const NIGHT = Date.parse('2026-11-20T19:30:00Z') / 1000;

const A: AdvertCount = { slot: 'FixBottom', id: 'a', shown: 2, clicked: 1 };

function setUp() {
  const written: [string, readonly AdvertCount[]][] = [];
  const reports: string[] = [];
  let isAway = false;
  let tick = () => {};
  let isStopped = false;
  const counts = createAdvertCounts({
    store: {
      addAdvertCounts: async (day, given) => {
        if (isAway) throw new Error('away');
        written.push([day, given]);
      },
    },
    now: () => NIGHT,
    report: ({ message }) => reports.push(message),
    everyFewSeconds: (run) => {
      tick = run;
      return () => {
        isStopped = true;
      };
    },
  });
  return {
    ...{ counts, written, reports },
    tick: () => tick(),
    isStopped: () => isStopped,
    setAway: (value: boolean) => {
      isAway = value;
    },
  };
}

test('what many pages say is one count for each advert of a slot, on the day of Việt Nam', async () => {
  const { counts, written, tick } = setUp();
  counts.add([A, { ...A, slot: 'Overlays' }]);
  counts.add([{ ...A, shown: 1, clicked: 0 }]);
  tick();
  tick();
  expect(written).toEqual([
    [
      '2026-11-21',
      [
        { ...A, shown: 3 },
        { ...A, slot: 'Overlays' },
      ],
    ],
  ]);
});

test('while the store is away they wait, with those that come meanwhile', async () => {
  const { counts, written, reports, setAway } = setUp();
  setAway(true);
  counts.add([A]);
  await counts.write();
  counts.add([A]);
  setAway(false);
  await counts.write();
  expect(reports).toEqual(['away']);
  expect(written.map(([, given]) => given)).toEqual([[{ ...A, shown: 4, clicked: 2 }]]);
});

test('names without end do not fill the memory, and those that are known are still counted', async () => {
  const { counts, written } = setUp();
  counts.add([A]);
  for (let index = 0; index < 3000; index++) counts.add([{ ...A, id: `made-up-${index}` }]);
  counts.add([A]);
  await counts.write();
  const [given = []] = written.map(([, all]) => all);
  expect(given).toHaveLength(1000);
  expect(given[0]).toEqual({ ...A, shown: 4, clicked: 2 });
});

test('at the end it stops and writes what is left', async () => {
  const { counts, written, isStopped } = setUp();
  counts.add([A]);
  await counts.close();
  expect([isStopped(), written.length]).toEqual([true, 1]);
});
