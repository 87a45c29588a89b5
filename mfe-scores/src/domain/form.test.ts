import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aMatch, KICK_OFF } from 'shared-kernel/testing/builders';
import { formOf } from './form';

const TEAM = 101;
const DAY = 86_400;

/** A match of the team some days before the kick-off. */
const ended = (daysAgo: number, given: Partial<MatchRecord>) =>
  aMatch({ id: 100 - daysAgo, match_time: KICK_OFF - daysAgo * DAY, status_id: MatchStatus.Ended, ...given });

it('says how the last matches ended, the newest last, at home and away', () => {
  const won = ended(1, { home_scores: [2], away_scores: [0] });
  const lost = ended(3, { home_team_id: 7, away_team_id: TEAM, home_scores: [1], away_scores: [0] });
  const drawn = ended(2, { home_scores: [1], away_scores: [1] });
  expect(formOf(TEAM, [won, lost, drawn], KICK_OFF)).toEqual(['L', 'D', 'W']);
});

it('takes the score after extra time, and a shoot-out for a draw', () => {
  const long = ended(1, { home_scores: [1, 0, 0, 0, 0, 1], away_scores: [1, 0, 0, 0, 0, 2] });
  const kicks = ended(2, { home_scores: [0, 0, 0, 0, 0, 1, 4], away_scores: [0, 0, 0, 0, 0, 1, 2] });
  expect(formOf(TEAM, [long, kicks], KICK_OFF)).toEqual(['D', 'L']);
});

it.each([
  ['of other teams', ended(1, { home_team_id: 7 })],
  ['that has not ended', ended(1, { status_id: MatchStatus.SecondHalf })],
  ['at the same time or later', ended(0, {})],
])('leaves out a match %s', (_, match) => expect(formOf(TEAM, [match], KICK_OFF)).toEqual([]));

it('counts a match of two boards once, and five at most', () => {
  const many = [1, 2, 3, 4, 5, 6].map((daysAgo) => ended(daysAgo, { home_scores: [daysAgo === 6 ? 1 : 0] }));
  expect(formOf(TEAM, [...many, ...many], KICK_OFF)).toEqual(Array(5).fill('D'));
});
