import type { CountedMinute } from '../store/releaseCounts';
import { createReleaseTally } from './createReleaseTally';

const ADS = { remote: 'mfe-ads', release: '1.0.0-a' };

function aTally() {
  const written: CountedMinute[][] = [];
  const reports: string[] = [];
  let isAway = false;
  let now = 600;
  let tick = () => {};
  const tally = createReleaseTally({
    store: {
      addReleaseCounts: async (counted) => {
        if (isAway) throw new Error('away');
        written.push([...counted]);
      },
    },
    now: () => now,
    report: ({ message }) => void reports.push(message),
    everyFewSeconds: (run) => {
      tick = run;
      return () => {
        tick = () => {};
      };
    },
  });
  const set = (given: { isAway?: boolean; now?: number }) => {
    isAway = given.isAway ?? isAway;
    now = given.now ?? now;
  };
  return { tally, written, reports, tick: () => tick(), set };
}

it('writes the sums of each minute and release, a few seconds later', async () => {
  const { tally, written, tick, set } = aTally();
  tally.add(ADS, { views: 1 });
  tally.add(ADS, { views: 1, 'LCP 73': 1 });
  set({ now: 660 });
  tally.add(ADS, { views: 1 });
  expect(written).toEqual([]);
  tick();
  await tally.close();
  expect(written).toEqual([
    [
      { minute: 10, ...ADS, counts: { views: 2, 'LCP 73': 1 } },
      { minute: 11, ...ADS, counts: { views: 1 } },
    ],
  ]);
});

it('keeps what the store did not take', async () => {
  const { tally, written, reports, set } = aTally();
  set({ isAway: true });
  tally.add(ADS, { views: 1 });
  await tally.write();
  tally.add(ADS, { views: 1 });
  set({ isAway: false });
  await tally.write();
  expect([written, reports]).toEqual([[[{ minute: 10, ...ADS, counts: { views: 2 } }]], ['away']]);
});
