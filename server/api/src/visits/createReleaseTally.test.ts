import type { CountedMinute } from '../store/releaseCounts';
import { createReleaseTally } from './createReleaseTally';

const ADS = { remote: 'mfe-ads', release: '1.0.0-a' };

it('writes the sums of each minute and release', async () => {
  const written: CountedMinute[] = [];
  let now = 600;
  const tally = createReleaseTally({
    store: { addReleaseCounts: async (counted) => void written.push(...counted) },
    now: () => now,
    report(error) {
      throw error;
    },
    everyFewSeconds: () => () => {},
  });
  tally.add(ADS, { views: 1 });
  tally.add(ADS, { views: 1, 'LCP 73': 1 });
  now = 660;
  tally.add(ADS, { views: 1 });
  await tally.close();
  expect(written).toEqual([
    { minute: 10, ...ADS, counts: { views: 2, 'LCP 73': 1 } },
    { minute: 11, ...ADS, counts: { views: 1 } },
  ]);
});
