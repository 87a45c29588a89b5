import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { asMatch } from '../testing/asMatch';
import { toFeedMatch } from './feedMatch';
import { decodeMatches } from './footballDataMatch';
import { shootoutProblem, stagedScore } from './stagedScore';
import { decoded, sampleMatch } from './testing/sampleMatch';

const pair = (home: number, away: number) => ({ home, away });
const NONE = { home: null, away: null };

it.each([
  ['nothing yet', {}, {}],
  ['a running score', { fullTime: pair(1, 0) }, { regular: pair(1, 0) }],
  ['an ordinary end', { fullTime: pair(2, 1), halfTime: pair(1, 1) }, { halfTime: pair(1, 1), regular: pair(2, 1) }],
  [
    'a score in play that is behind the half-time score',
    { fullTime: pair(0, 2), halfTime: pair(1, 0) },
    { halfTime: pair(1, 0), regular: pair(1, 2) },
  ],
  [
    'extra time',
    {
      duration: 'EXTRA_TIME',
      fullTime: pair(3, 2),
      halfTime: pair(0, 1),
      regularTime: pair(2, 2),
      extraTime: pair(1, 0),
    },
    { halfTime: pair(0, 1), regular: pair(2, 2), extraTime: pair(3, 2) },
  ],
  [
    'extra time, where the score after 90 minutes is missing',
    { duration: 'EXTRA_TIME', fullTime: pair(3, 2), extraTime: pair(1, 0) },
    { regular: pair(2, 2), extraTime: pair(3, 2) },
  ],
  [
    'a shoot-out after extra time: fullTime holds everything added up',
    {
      duration: 'PENALTY_SHOOTOUT',
      fullTime: pair(7, 5),
      halfTime: pair(2, 0),
      regularTime: pair(2, 2),
      extraTime: pair(1, 1),
      penalties: pair(4, 2),
    },
    { halfTime: pair(2, 0), regular: pair(2, 2), extraTime: pair(3, 3), shootout: pair(4, 2) },
  ],
  [
    'the same without the 90 minutes',
    { duration: 'PENALTY_SHOOTOUT', fullTime: pair(7, 5), extraTime: pair(1, 1), penalties: pair(4, 2) },
    { regular: pair(2, 2), extraTime: pair(3, 3), shootout: pair(4, 2) },
  ],
  [
    'a shoot-out straight after the 90 minutes',
    { duration: 'PENALTY_SHOOTOUT', fullTime: pair(5, 4), extraTime: NONE, penalties: pair(4, 3) },
    { regular: pair(1, 1), shootout: pair(4, 3) },
  ],
  [
    'a shoot-out that has just begun',
    { duration: 'PENALTY_SHOOTOUT', fullTime: pair(1, 1), regularTime: pair(1, 1), extraTime: pair(0, 0) },
    { regular: pair(1, 1), extraTime: pair(1, 1), shootout: pair(0, 0) },
  ],
])('%s', (_, score, stages) => {
  expect(stagedScore(decoded({ score }))).toEqual(stages);
});

it('leaves a score at the end as the vendor has it: nobody knows whether the half-time score is wrong', () => {
  const match = decoded({ status: 'FINISHED', score: { fullTime: pair(0, 0), halfTime: pair(1, 0) } });
  expect(stagedScore(match)).toEqual({ halfTime: pair(1, 0), regular: pair(0, 0) });
});

it.each<[string, object, object]>([
  ['a score below 0', { score: { fullTime: pair(-1, -1), halfTime: pair(1, 0) } }, { goals: 1, cards: 1 }],
  ['a score in words', { score: { fullTime: '2-1', halfTime: pair(1, 0) } }, { goals: 1, cards: 1 }],
  ['a goal', { goals: [{ minute: 'soon' }, { minute: 9 }] }, { goals: 1, cards: 1 }],
  ['the score after a goal', { goals: [{ minute: 9, score: pair(-1, 0) }] }, { goals: 1, cards: 1 }],
  ['a card', { bookings: [{ minute: 'soon' }, { minute: 9, card: 'RED' }] }, { goals: 1, cards: 1 }],
  ['a list', { bookings: 'none' }, { goals: 1, cards: 0 }],
  [
    'a kick, with all that cannot be counted without it',
    { penalties: [{ scored: true }, { scored: 'yes' }] },
    { goals: 1, cards: 1 },
  ],
])('%s that is odd costs itself alone', (_, odd, left) => {
  const reported: Error[] = [];
  const sample = sampleMatch({ goals: [{ minute: 9 }], bookings: [{ minute: 9, card: 'RED' }], ...odd });
  const [match] = decodeMatches({ matches: [sample] }, (error) => reported.push(error));
  expect(match && { goals: match.goals.length, cards: match.bookings.length }).toEqual(left);
  expect([match?.score.fullTime, match?.goals[0]?.score, match?.penalties]).toEqual([undefined, undefined, []]);
  expect(reported).toHaveLength(1);
});

const kicks = (home: number, away: number) =>
  [...Array(home).fill(62), ...Array(away).fill(66)].map((id) => ({ player: null, team: { id }, scored: true }));

/** A shoot-out that has ended, and what is known of it: the score before it, and the kicks. */
it.each<[string, object, object]>([
  [
    'kicks from the sum and the 90 minutes',
    { score: { fullTime: pair(5, 4), regularTime: pair(1, 1), winner: 'HOME_TEAM' } },
    { regular: pair(1, 1), shootout: pair(4, 3) },
  ],
  [
    'kicks from the sum, the 90 minutes and extra time',
    { score: { fullTime: pair(5, 6), regularTime: pair(1, 1), extraTime: pair(1, 1), winner: 'AWAY_TEAM' } },
    { regular: pair(1, 1), extraTime: pair(2, 2), shootout: pair(3, 4) },
  ],
  [
    'kicks from their list',
    { score: { fullTime: pair(5, 4), winner: 'HOME_TEAM' }, penalties: kicks(4, 3) },
    { regular: pair(1, 1), shootout: pair(4, 3) },
  ],
  [
    'a sum without the kicks',
    { score: { fullTime: pair(1, 1), penalties: pair(4, 2), winner: 'HOME_TEAM' } },
    { regular: pair(1, 1), shootout: pair(4, 2) },
  ],
  [
    'kicks that the winner contradicts, and a sum that fits',
    { score: { fullTime: pair(3, 5), regularTime: pair(1, 1), penalties: pair(4, 2), winner: 'AWAY_TEAM' } },
    { regular: pair(1, 1), shootout: pair(2, 4) },
  ],
  [
    'the winner alone',
    { score: { fullTime: pair(1, 1), regularTime: pair(1, 1), winner: 'AWAY_TEAM' } },
    { regular: pair(1, 1), winner: 'away' },
  ],
  [
    'the winner alone, beside a score of 120 minutes',
    { score: { fullTime: pair(2, 2), winner: 'HOME_TEAM' } },
    { regular: pair(2, 2), winner: 'home' },
  ],
  ['nothing but a sum', { score: { fullTime: pair(5, 4), winner: 'HOME_TEAM' } }, { winner: 'home' }],
  [
    'parts that cannot be of this sum',
    { score: { fullTime: pair(3, 5), penalties: pair(4, 2), winner: 'HOME_TEAM' } },
    { shootout: pair(4, 2) },
  ],
  [
    'the kicks of a second leg, which need not be level',
    { score: { fullTime: pair(5, 5), regularTime: pair(2, 1), penalties: pair(3, 4), winner: 'DRAW' } },
    { regular: pair(2, 1), shootout: pair(3, 4) },
  ],
])('of an ended shoot-out: %s', (_, { score, ...more }: { score?: object }, stages) => {
  const match = decoded({ status: 'FINISHED', score: { duration: 'PENALTY_SHOOTOUT', ...score }, ...more });
  expect(stagedScore(match)).toEqual(stages);
});

it.each([
  ['nothing but a sum', { fullTime: pair(5, 4), winner: 'HOME_TEAM' }, true],
  ['a winner without kicks', { fullTime: pair(1, 1), regularTime: pair(1, 1), winner: 'HOME_TEAM' }, true],
  ['all of it', { fullTime: pair(5, 4), penalties: pair(4, 3), winner: 'HOME_TEAM' }, false],
])('reports a shoot-out of which the vendor has %s: %#', (_, score, isReported) => {
  const match = decoded({ status: 'FINISHED', score: { duration: 'PENALTY_SHOOTOUT', ...score } });
  expect(shootoutProblem(match) !== undefined).toBe(isReported);
});

it('never shows the sum of goals and kicks as a score', () => {
  const score = { duration: 'PENALTY_SHOOTOUT', fullTime: pair(5, 4), winner: 'HOME_TEAM' };
  const match = toFeedMatch(decoded({ status: 'FINISHED', score }), new Set(), new Map());
  expect(match.status_id).toBe(MatchStatus.ToBeDetermined);
});

it('never adds a shoot-out to what the board shows', () => {
  const score = { duration: 'PENALTY_SHOOTOUT', fullTime: pair(7, 5), extraTime: pair(1, 1), penalties: pair(4, 2) };
  const match = toFeedMatch(decoded({ status: 'FINISHED', score }), new Set(), new Map());
  expect(mainScore(asMatch(match))).toEqual(pair(3, 3));
  expect(shootoutScore(asMatch(match))).toEqual(pair(4, 2));
});
