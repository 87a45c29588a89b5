import fc from 'fast-check';
import { aMatch } from '../../testing/builders';
import { localDay } from '../localDay';
import { groupByDate } from './groupByDate';

const at = (iso: string) => Date.parse(iso) / 1000;

it('groups by the date on the visitor’s clock, not by that of the server (M14)', () => {
  const evening = aMatch({ id: 1, match_time: at('2026-11-20T16:59:00Z') });
  const night = aMatch({ id: 2, match_time: at('2026-11-20T17:00:00Z') });
  expect(groupByDate([night, evening], 'Asia/Ho_Chi_Minh')).toEqual([
    { kind: 'date', day: '2026-11-20', ids: [1] },
    { kind: 'date', day: '2026-11-21', ids: [2] },
  ]);
  expect(groupByDate([night, evening], 'UTC')).toEqual([{ kind: 'date', day: '2026-11-20', ids: [2, 1] }]);
});

it('puts every match into exactly one group, dates in their order, matches in the order given', () => {
  const matches = fc.uniqueArray(
    fc.record({ id: fc.nat(900), match_time: fc.integer({ min: 1_700_000_000, max: 1_700_400_000 }) }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(matches, fc.constantFrom('Asia/Ho_Chi_Minh', 'America/New_York'), (given, zone) => {
      const groups = groupByDate(given, zone);
      expect(groups.map(({ day }) => day)).toEqual([...new Set(groups.map(({ day }) => day))].sort());
      for (const { day, ids } of groups) {
        expect(ids).toEqual(given.filter(({ match_time }) => localDay(match_time, zone) === day).map(({ id }) => id));
      }
      expect(groups.flatMap(({ ids }) => ids)).toHaveLength(given.length);
    }),
  );
});
