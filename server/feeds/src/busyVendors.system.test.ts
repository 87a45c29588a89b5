import { compareHourly } from './testing/busyVendor';
import { VENDORS } from './testing/followedVendor';

/** The dearer a feed is to simulate, the shorter; a month of one is in api. */
const HOURS: Readonly<Record<string, number>> = {
  openligadb: 60,
  'football-data': 60,
  'api-football': 60,
  thesports: 8,
};

it.each(VENDORS.map((one) => [one.name, one] as const))(
  'each hour %s shows what its vendor lists, however that changes its list',
  async (name, one) => {
    const hours = HOURS[name] ?? 0;
    expect(await compareHourly(one, { hours, most: 4, seed: 7 })).toBeGreaterThan(hours * 60);
  },
);
