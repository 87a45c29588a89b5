import fc from 'fast-check';
import { formOf, seasonTables } from './seasonTables';
import type { SeasonResult } from './sumsOf';
import { USUAL_RULE } from './tieRules';

const TEAMS = [1, 2, 3, 4];
const NOTHING = new Map<number, number>();

const goals = fc.tuple(fc.nat(4), fc.nat(4));
const anyResult = fc
  .record({
    home: fc.constantFrom(...TEAMS),
    away: fc.constantFrom(...TEAMS),
    kickOff: fc.nat(1_000),
    goals,
    half: fc.option(goals, { nil: undefined }),
    isLive: fc.boolean(),
  })
  .filter(({ home, away }) => home !== away);
const anyResults = fc.uniqueArray(anyResult, { maxLength: 40, selector: ({ kickOff }) => kickOff });

const COUNTS = ['played', 'won', 'drawn', 'lost', 'goals_for', 'goals_against', 'points'] as const;

test('a team has in all matches what it has at home and away', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const { total, home, away } = seasonTables(TEAMS, results, USUAL_RULE, NOTHING);
      const lineOf = (rows: typeof total, team: number) => rows.find(({ team_id }) => team_id === team);
      for (const team of TEAMS) {
        for (const count of COUNTS) {
          const sum = (lineOf(home, team)?.[count] ?? 0) + (lineOf(away, team)?.[count] ?? 0);
          expect([team, count, lineOf(total, team)?.[count]]).toEqual([team, count, sum]);
        }
      }
    }),
  );
});

test('all goals that are scored are conceded, and each match gives three points, or two', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const { total, half } = seasonTables(TEAMS, results, USUAL_RULE, NOTHING);
      for (const rows of [total, half ?? []]) {
        const sum = (count: (typeof COUNTS)[number]) => rows.reduce((all, row) => all + row[count], 0);
        expect(sum('goals_for')).toBe(sum('goals_against'));
        expect(sum('won')).toBe(sum('lost'));
        expect(sum('points')).toBe(3 * sum('won') + sum('drawn'));
        expect(sum('played')).toBe(sum('won') + sum('drawn') + sum('lost'));
      }
    }),
  );
});

test('form is of the last five matches that have ended, and its table of the same', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const { form } = seasonTables(TEAMS, results, USUAL_RULE, NOTHING);
      for (const row of form) {
        const ended = results.filter(({ home, away, isLive }) => !isLive && [home, away].includes(row.team_id));
        const letters = formOf(row.team_id, results);
        expect(letters).toHaveLength(Math.min(5, ended.length));
        expect([row.won, row.drawn, row.lost]).toEqual(
          (['W', 'D', 'L'] as const).map((outcome) => letters.filter((letter) => letter === outcome).length),
        );
      }
    }),
  );
});

const played = (kickOff: number, home: number, away: number, score: [number, number], half?: [number, number]) =>
  ({ kickOff, home, away, goals: score, half, isLive: false }) satisfies SeasonResult;

test('the newest result is the last letter of the form', () => {
  const results = [played(3, 1, 2, [0, 0]), played(1, 2, 1, [0, 2]), played(9, 1, 3, [0, 1])];
  expect(formOf(1, results)).toEqual(['W', 'D', 'L']);
});

test('the table of first halves has the matches whose half is known, and is not there without one', () => {
  const known = [played(1, 1, 2, [0, 2], [1, 0]), played(2, 2, 1, [3, 0])];
  const { half } = seasonTables([1, 2], known, USUAL_RULE, NOTHING);
  expect(half?.map(({ team_id, played: count, points }) => [team_id, count, points])).toEqual([
    [1, 1, 3],
    [2, 1, 0],
  ]);
  expect(seasonTables([1, 2], known.slice(1), USUAL_RULE, NOTHING).half).toBeUndefined();
});

test('points that were taken away are missing in the table of all matches alone', () => {
  const results = [played(1, 1, 2, [2, 0])];
  const { total, home } = seasonTables([1, 2], results, USUAL_RULE, new Map([[1, -4]]));
  expect(total.map(({ team_id, points }) => [team_id, points])).toEqual([
    [2, 0],
    [1, -1],
  ]);
  expect(home[0]).toMatchObject({ team_id: 1, points: 3 });
});
