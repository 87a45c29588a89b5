import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aMatch, KICK_OFF } from 'shared-kernel/testing/builders';
import { someLineups } from '../testing/lineups';
import { areLineupsAwaited } from './areLineupsAwaited';

const MINUTE = 60;
const expected = someLineups({ is_confirmed: false });

it.each([
  ['a day ahead', undefined, -24 * 60, MatchStatus.NotStarted, false],
  ['two hours ahead', undefined, -120, MatchStatus.NotStarted, true],
  ['while they are expected', expected, -30, MatchStatus.NotStarted, true],
  ['once they are confirmed', someLineups(), -30, MatchStatus.NotStarted, false],
  ['while one side is missing', someLineups({ away: undefined }), -30, MatchStatus.NotStarted, true],
  ['in play, where they come late', expected, 20, MatchStatus.FirstHalf, true],
  ['an hour after the kick-off', expected, 60, MatchStatus.SecondHalf, false],
  ['after an early end', expected, 30, MatchStatus.Ended, false],
  ['of a match that begins late', undefined, 30, MatchStatus.Delayed, true],
])('%s', (_, lineups, minutes, status_id, isAwaited) => {
  expect(areLineupsAwaited(aMatch({ status_id }), lineups, KICK_OFF + minutes * MINUTE)).toBe(isAwaited);
});
