import { type MatchState, matchState } from '../entities/matchState';
import { MatchStatus } from '../entities/matchStatus';
import { KICK_OFF } from '../testing/builders';
import { isHidden, isOver, isScoreShown, otherReason } from './status';

const statusesOf = (has: (state: MatchState) => boolean) =>
  Object.values(MatchStatus).filter((status) => has(matchState(status)));

describe('what a status means (M1)', () => {
  it.each([
    ['live', [2, 3, 4, 5, 6, 7]],
    ['result', [8]],
    ['fixture', [1]],
    ['off', [0, 9, 10, 11, 12, 13]],
  ] as const)('%s', (kind, statuses) => {
    expect(statusesOf((state) => state.kind === kind)).toEqual(statuses);
  });

  it('what was removed is shown nowhere', () => expect(statusesOf(isHidden)).toEqual([0]));

  it('what ended or was given up is over', () => expect(statusesOf(isOver)).toEqual([0, 8, 11, 12]));

  it('a score is shown while and after play, and when play stopped (M17)', () => {
    expect(statusesOf(isScoreShown)).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11]);
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
    expect(otherReason({ state: matchState(status_id), match_time: KICK_OFF }, KICK_OFF + sinceKickOff)).toBe(reason);
  });
});
