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

it.each([[{}], ['<html>'], [null]])('refuses %j as a list of matches', (raw) => {
  expect(() => decodeMatches(raw, 'bl1', () => {})).toThrow('At bl1: expected a list');
});

it('reads a table in both spellings', () => {
  const row = { teamInfoId: 40, points: 3, goals: 2, opponentGoals: 1, matches: 1, won: 1, lost: 0, draw: 0 };
  expect(decodeTable([row])).toEqual([row]);
  expect(decodeTable([inOldSpelling(row)])).toEqual([row]);
  expect(() => decodeTable([{ ...row, won: 'many' }])).toThrow('At table.0.won: expected a number, got "many"');
});
