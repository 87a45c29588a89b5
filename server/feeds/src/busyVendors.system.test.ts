import { compareHourly } from './testing/busyVendor';
import { VENDORS } from './testing/followedVendor';

/** Hours, and matches a day: the dearer a feed is to simulate, the shorter. A month of openligadb is in api. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'football-data': [5 * 24, 2],
  'api-football': [40, 4],
  thesports: [6, 4],
};

it.each(VENDORS.filter(({ name }) => name in SIZES).map((one) => [one.name, one] as const))(
  'each hour %s shows what its vendor lists, however that changes its list',
  async (name, one) => {
    const [hours, most] = SIZES[name] ?? [0, 0];
    expect(await compareHourly(one, { hours, most, seed: 7 })).toBeGreaterThan(hours * 15 * most);
  },
);
