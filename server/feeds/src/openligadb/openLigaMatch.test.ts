import { decodeMatches, decodeTable } from './openLigaMatch';
import { inOldSpelling, KICK_OFF, sampleMatch } from './testing/sampleMatch';

const whole = sampleMatch({ results: [{ kind: 'HalfTime', score: [1, 0] }], goals: [{ score: [1, 0] }] });

it('reads both spellings of its names alike', () => {
  const report = jest.fn();
  const now = decodeMatches([whole], 'bl1', report);
  expect(decodeMatches([inOldSpelling(whole)], 'bl1', report)).toEqual(now);
  expect(now[0]).toMatchObject({ matchID: 77_401, matchDateTimeUTC: KICK_OFF, team1: { teamName: 'SV Nordstern' } });
  expect(report).not.toHaveBeenCalled();
});

it('leaves an odd match out, says which and why, and keeps the others', () => {
  const reported: string[] = [];
  const odd = { ...sampleMatch({ id: 2 }), matchDateTimeUTC: 'soon' };
  const noTeam = { ...sampleMatch({ id: 3 }), team1: { teamId: 0, teamName: '' } };
  const matches = decodeMatches([odd, whole, noTeam], 'bl1/2025', (error) => reported.push(error.message));
  expect(matches.map(({ matchID }) => matchID)).toEqual([77_401]);
  expect(reported).toEqual([
    'At bl1/2025.0.matchDateTimeUTC: expected a time such as 2025-08-22T18:30:00Z, got "soon"',
    'At bl1/2025.2.team1.teamId: expected an id of 1 or more, got 0',
  ]);
});

it.each<[string, object, string]>([
  ['a goal without its score', { scoreTeam1: null }, 'goals.1.scoreTeam1: expected a number, got null'],
  ['a goal below 0', { scoreTeam2: -1 }, 'goals.1.scoreTeam2: expected goals, 0 or more, got -1'],
  ['an odd minute', { matchMinute: 'soon' }, 'goals.*.matchMinute: expected a number, got "soon"'],
])('%s costs itself alone', (_, odd, problem) => {
  const reported: string[] = [];
  const { goals, ...match } = sampleMatch({ goals: [{ score: [1, 0] }, { score: [2, 0] }] });
  const given = { ...match, goals: [goals[0], { ...goals[1], ...odd }] };
  const [read] = decodeMatches([given], 'bl1', (error) => reported.push(error.message));
  expect(read?.goals[0]).toMatchObject({ scoreTeam1: 1, matchMinute: 10 });
  expect(read?.goals.length).toBe('matchMinute' in odd ? 2 : 1);
  expect(reported).toEqual([`At bl1.0.${problem}`]);
});

it.each([null, -1])('a result of %s costs itself alone', (points) => {
  const reported: string[] = [];
  const { matchResults, ...match } = sampleMatch({ results: [{ score: [1, 0] }, { score: [1, 1] }] });
  const odd = { ...matchResults[0], pointsTeam1: points };
  const [read] = decodeMatches([{ ...match, matchResults: [odd, matchResults[1]] }], 'bl1', (error) =>
    reported.push(error.message),
  );
  expect(read?.matchResults).toMatchObject([{ pointsTeam1: 1, pointsTeam2: 1 }]);
  expect(reported).toHaveLength(1);
});

it('a list of goals that is none costs itself alone', () => {
  const reported: string[] = [];
  const [read] = decodeMatches([{ ...whole, goals: 'none' }], 'bl1', (error) => reported.push(error.message));
  expect(read).toMatchObject({ goals: [], matchResults: [{ pointsTeam1: 1 }] });
  expect(reported).toEqual(['At bl1.0.goals: expected a list, got "none"']);
});

it.each([[{}], ['<html>'], [null]])('refuses %j as a list of matches', (raw) => {
  expect(() => decodeMatches(raw, 'bl1', () => {})).toThrow('At bl1: expected a list');
});

it('reads a table in both spellings', () => {
  const row = { teamInfoId: 40, points: 3, goals: 2, opponentGoals: 1, matches: 1, won: 1, lost: 0, draw: 0 };
  expect(decodeTable([row])).toEqual([row]);
  expect(decodeTable([inOldSpelling(row)])).toEqual([row]);
  expect(() => decodeTable([{ ...row, won: 'many' }])).toThrow('At table.0.won: expected a number, got "many"');
});
