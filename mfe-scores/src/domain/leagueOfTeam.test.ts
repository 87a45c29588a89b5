import { aMatch } from 'shared-kernel/testing/builders';
import { leagueOfTeam } from './leagueOfTeam';

const matchesOf = (...competitions: number[]) => competitions.map((competition_id) => aMatch({ competition_id }));

it('is where a team plays most, whatever comes next', () => {
  expect(leagueOfTeam({ live: [], fixtures: matchesOf(9, 8), results: matchesOf(8, 8, 9) })).toBe(8);
  expect(leagueOfTeam({ live: matchesOf(9), fixtures: [], results: matchesOf(8, 8) })).toBe(8);
});

it('of two alike it is that of the match in play, of the next one, or of the last one', () => {
  expect(leagueOfTeam({ live: matchesOf(9), fixtures: matchesOf(8), results: [] })).toBe(9);
  expect(leagueOfTeam({ live: [], fixtures: matchesOf(8, 9), results: matchesOf(9, 8) })).toBe(8);
  expect(leagueOfTeam({ live: [], fixtures: [], results: matchesOf(7, 8) })).toBe(7);
});

it('is nothing for a team without matches', () => {
  expect(leagueOfTeam({ live: [], fixtures: [], results: [] })).toBeUndefined();
});
