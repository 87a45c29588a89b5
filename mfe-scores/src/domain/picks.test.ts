import fc from 'fast-check';
import type { Id } from 'shared-kernel/entities/id';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { competitionOrder } from 'shared-kernel/rules/competitionOrder';
import { NO_COUNTRY, passesPicks } from 'shared-kernel/rules/picks';
import { aCompetition, aCountry, aMatch, aTeam } from 'shared-kernel/testing/builders';
import { competitionItems, countryItems, picksOf } from './picks';

const byId = <T extends { id: Id }>(...records: T[]) => new Map(records.map((record) => [record.id, record]));

it.each([
  ['nothing is picked', null, null, true],
  ['its competition is picked', [5], null, true],
  ['another competition is picked', [6], null, false],
  ['its country is picked', null, [2], true],
  ['another country is picked', null, [3], false],
  ['its competition is picked, its country is not', [5], [3], false],
])('a match when %s', (_, competitions, countries, passes) => {
  const picks = { competitions: competitions && new Set(competitions), countries: countries && new Set(countries) };
  expect(passesPicks(aMatch({ competition_id: 5, country_id: 2 }), picks)).toBe(passes);
});

it('lists the competitions of the day in the site’s order, with their matches and the teams that play', () => {
  const matches = [
    aMatch({ id: 1, competition_id: 1, home_team_id: 12 }),
    aMatch({ id: 2, competition_id: 2 }),
    aMatch({ id: 3, competition_id: 2 }),
    aMatch({ id: 4, competition_id: 3 }),
    aMatch({ id: 5, competition_id: 9 }),
    aMatch({ id: 6, competition_id: 8, status_id: MatchStatus.Abnormal }),
  ];
  const competitions = byId(
    aCompetition({ id: 1, name: 'Ý', is_hot: false }),
    aCompetition({ id: 2, name: 'Đức', is_hot: false }),
    aCompetition({ id: 3, name: 'Việt Nam', is_hot: true }),
  );
  const teams = byId(aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 12, name: 'Milan' }));
  const known = { competitions, countries: byId(aCountry()), teams, order: competitionOrder([]) };
  expect(competitionItems(matches, known)).toEqual([
    { id: 3, name: 'Việt Nam', matchCount: 1, teams: ['Arsenal'] },
    { id: 2, name: 'Đức', matchCount: 2, teams: ['Arsenal'] },
    { id: 1, name: 'Ý', matchCount: 1, teams: ['Milan'] },
    { id: 9, name: undefined, matchCount: 1, teams: ['Arsenal'] },
  ]);
  const order = competitionOrder([9, 1]);
  expect(competitionItems(matches, { ...known, order }).map(({ id }) => id)).toEqual([3, 9, 1, 2]);
});

it('lists matches without a country under one line, which can be picked', () => {
  const stray = aMatch({ country_id: undefined });
  expect(countryItems([stray], byId(aCountry()))).toEqual([
    { id: NO_COUNTRY, name: undefined, matchCount: 1, teams: [] },
  ]);
  expect(passesPicks(stray, { competitions: null, countries: new Set([NO_COUNTRY]) })).toBe(true);
  expect(passesPicks(stray, { competitions: null, countries: new Set([1]) })).toBe(false);
});

describe('what is kept of a confirmed picker', () => {
  const items = [1, 2, 3].map((id) => ({ id, name: undefined, matchCount: 1, teams: [] }));

  it('is everything when all lines are ticked', () => {
    expect(picksOf(items, new Set([1, 2, 3]), new Set([1, 77]))).toBeNull();
  });

  it('is what is ticked, and what was chosen another day and is not listed today', () => {
    expect(picksOf(items, new Set([2]), new Set([1, 2, 77]))).toEqual(new Set([77, 2]));
    expect(picksOf(items, new Set([2]), null)).toEqual(new Set([2]));
  });

  it('lets through exactly the matches whose line is ticked', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3]), fc.option(fc.subarray([1, 2, 3, 77])), (ticked, before) => {
        const competitions = picksOf(items, new Set(ticked), before && new Set(before));
        const shown = items.filter(({ id }) =>
          passesPicks(aMatch({ competition_id: id }), { competitions, countries: null }),
        );
        expect(shown.map(({ id }) => id)).toEqual(ticked);
      }),
    );
  });
});
