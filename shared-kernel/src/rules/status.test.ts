import { MatchStatus } from '../entities/matchStatus';
import { KICK_OFF } from '../testing/builders';
import { isScoreShown, otherReason, phaseOf } from './status';

const all = Object.values(MatchStatus);

describe('what a status means (M1)', () => {
  it.each([
    ['live', [2, 3, 4, 5, 6, 7]],
    ['ended', [8]],
    ['notStarted', [1]],
    ['other', [9, 10, 11, 12, 13]],
    ['hidden', [0]],
  ] as const)('%s', (phase, statuses) => {
    expect(all.filter((status) => phaseOf(status) === phase)).toEqual(statuses);
  });

  it('a score is shown while and after play, and when play stopped (M17)', () => {
    expect(all.filter(isScoreShown)).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11]);
  });
});

describe('why a match is among the others', () => {
  it.each([
    ['delayed just before kick-off', MatchStatus.Delayed, -60, 'delayed'],
    ['delayed a second short of three hours', MatchStatus.Delayed, 3 * 3600 - 1, 'delayed'],
    ['postponed after three hours', MatchStatus.Delayed, 3 * 3600, 'postponed'],
    ['interrupted', MatchStatus.Interrupted, 0, 'interrupted'],
    ['abandoned', MatchStatus.Abandoned, 0, 'abandoned'],
    ['cancelled', MatchStatus.Cancelled, 0, 'cancelled'],
    ['to be determined', MatchStatus.ToBeDetermined, 0, 'toBeDetermined'],
    ['nothing for a live match', MatchStatus.FirstHalf, 0, undefined],
  ])('%s', (_, status_id, sinceKickOff, reason) => {
    expect(otherReason({ status_id, match_time: KICK_OFF }, KICK_OFF + sinceKickOff)).toBe(reason);
  });
});
