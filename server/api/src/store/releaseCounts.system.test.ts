import fc from 'fast-check';
import { onEachStore, openTestStore } from '../testing/testStore';
import { sumOf } from './releaseCounts';
import type { ReleaseCounts } from './schema';

const ADS = { remote: 'mfe-ads', release: '1.0.0-a' };
/** 20:00 on 20 November 2026 in Việt Nam. */
const NOW = Date.parse('2026-11-20T13:00:00Z') / 1000;
const MINUTE = NOW / 60;

onEachStore((kind) => {
  const store = openTestStore(kind);
  beforeEach(async () => {
    await store.db().deleteFrom('release_count').execute();
    await store.db().deleteFrom('secret').execute();
  });

  test('adds to what other nodes counted in the same minute, and sums up minutes', async () => {
    const other = { ...ADS, release: '0.9.0-b' };
    await store().addReleaseCounts([
      { minute: MINUTE, ...ADS, counts: { views: 2, 'LCP 73': 1 } },
      { minute: MINUTE, ...other, counts: { views: 1 } },
    ]);
    await Promise.all([
      store().addReleaseCounts([{ minute: MINUTE, ...ADS, counts: { views: 1, 'fault part-threw /': 1 } }]),
      store().addReleaseCounts([{ minute: MINUTE + 1, ...ADS, counts: { views: 4, 'LCP 73': 2 } }]),
    ]);
    expect(await store().releaseCounts(MINUTE)).toEqual([
      { ...other, counts: { views: 1 } },
      { ...ADS, counts: { views: 7, 'LCP 73': 3, 'fault part-threw /': 1 } },
    ]);
    expect(await store().releaseCounts(MINUTE + 1)).toEqual([{ ...ADS, counts: { views: 4, 'LCP 73': 2 } }]);
  });

  test('keeps them for fourteen days', async () => {
    for (const minute of [MINUTE - 14 * 1440 - 1, MINUTE - 14 * 1440]) {
      await store().addReleaseCounts([{ minute, ...ADS, counts: { views: 1 } }]);
    }
    await store().prune(NOW);
    expect(await store().releaseCounts(0)).toEqual([{ ...ADS, counts: { views: 1 } }]);
  });

  test('makes the minutes of earlier hours one row, with the same sums, as often as it is asked', async () => {
    const add = (minute: number, release = ADS.release) =>
      store().addReleaseCounts([
        { minute, ...ADS, release, counts: { views: 1, 'LCP 73': 2, [`fault live /${minute % 3}`]: 1 } },
      ]);
    const old = MINUTE - 600;
    for (const minute of [old, old + 1, old + 59, old + 60, MINUTE - 181, MINUTE - 120, MINUTE]) await add(minute);
    await add(old + 7, 'another');
    const before = await store().releaseCounts(0);
    await store().prune(NOW);
    await add(old + 30);
    await store().prune(NOW);
    const [ours, another] = await store().releaseCounts(0);
    expect(another).toEqual(before[1]);
    expect(ours?.counts).toMatchObject({ views: 8, 'LCP 73': 16 });
    const rows = await store.db().selectFrom('release_count').select(['minute', 'release']).orderBy('minute').execute();
    expect(rows.map(({ minute, release }) => `${minute - MINUTE} ${release}`).sort()).toEqual(
      [...['-600 1.0.0-a', '-600 another', '-540 1.0.0-a', '-240 1.0.0-a'], ...['-120 1.0.0-a', '0 1.0.0-a']].sort(),
    );
    expect(await store().countedReleases(old + 50)).toEqual(
      expect.arrayContaining([ADS, { ...ADS, release: 'another' }]),
    );
    expect(await store().countedReleases(MINUTE - 120)).toEqual([ADS]);
  });

  test('a secret is made once, whichever node comes first', async () => {
    const [one, other] = await Promise.all([
      store().sharedSecret('view', () => 'of one'),
      store().sharedSecret('view', () => 'of another'),
    ]);
    expect(one).toBe(other);
    expect(await store().sharedSecret('view', () => 'of a third')).toBe(one);
    expect(await store().sharedSecret('else', () => 'of a third')).toBe('of a third');
  });
});

test('sums come out the same in whatever order', () => {
  const counts = fc.dictionary(fc.constantFrom('views', 'LCP 73', 'fault live /'), fc.nat(1000));
  fc.assert(
    fc.property(counts, counts, counts, (a: ReleaseCounts, b: ReleaseCounts, c: ReleaseCounts) => {
      expect(sumOf(sumOf(a, b), c)).toEqual(sumOf(a, sumOf(b, c)));
      expect(sumOf(a, b)).toEqual(sumOf(b, a));
    }),
  );
});
