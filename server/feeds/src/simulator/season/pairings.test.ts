import fc from 'fast-check';
import { pairings, roundsOfSeason } from './pairings';

const anyTeams = fc.integer({ min: 1, max: 15 }).map((half) => Array.from({ length: 2 * half }, (_, team) => team));

it('lets everybody meet everybody once at home and once away, and all play in each round', () => {
  fc.assert(
    fc.property(anyTeams, (teams) => {
      const season = Array.from({ length: roundsOfSeason(teams) }, (_, round) => pairings(teams, round));
      for (const round of season) expect(round.flat().sort((a, b) => a - b)).toEqual(teams);
      const met = season.flat().map(([home, away]) => `${home}-${away}`);
      expect(new Set(met).size).toBe(teams.length * (teams.length - 1));
      expect(met).toHaveLength(teams.length * (teams.length - 1));
    }),
    { numRuns: 30 },
  );
});

it('lets no team play more than three times running at home', () => {
  const teams = Array.from({ length: 20 }, (_, team) => team);
  const isAtHome = (team: number) =>
    Array.from({ length: roundsOfSeason(teams) }, (_, round) => pairings(teams, round).some(([home]) => home === team));
  for (const team of teams) {
    const inARow = isAtHome(team).map(Number).join('').split('0');
    expect(Math.max(...inARow.map((run) => run.length))).toBeLessThanOrEqual(3);
  }
});
