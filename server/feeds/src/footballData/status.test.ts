import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { statusOf } from './status';
import { decoded } from './testing/sampleMatch';

const HALF_TIME = { halfTime: { home: 0, away: 0 } };

it.each([
  ['SCHEDULED', {}, MatchStatus.NotStarted],
  ['TIMED', {}, MatchStatus.NotStarted],
  ['IN_PLAY', {}, MatchStatus.FirstHalf],
  ['PAUSED', HALF_TIME, MatchStatus.HalfTime],
  ['IN_PLAY', HALF_TIME, MatchStatus.SecondHalf],
  ['IN_PLAY', { ...HALF_TIME, duration: 'EXTRA_TIME' }, MatchStatus.ExtraTime],
  ['PAUSED', { ...HALF_TIME, duration: 'EXTRA_TIME' }, MatchStatus.ExtraTime],
  ['EXTRA_TIME', {}, MatchStatus.ExtraTime],
  ['IN_PLAY', { ...HALF_TIME, duration: 'PENALTY_SHOOTOUT' }, MatchStatus.PenaltyShootout],
  ['PENALTY_SHOOTOUT', {}, MatchStatus.PenaltyShootout],
  ['FINISHED', { ...HALF_TIME, duration: 'PENALTY_SHOOTOUT' }, MatchStatus.Ended],
  ['AWARDED', {}, MatchStatus.Ended],
  ['POSTPONED', {}, MatchStatus.Delayed],
  ['SUSPENDED', {}, MatchStatus.Interrupted],
  ['CANCELLED', {}, MatchStatus.Cancelled],
  ['CANCELED', {}, MatchStatus.Cancelled],
  ['MULTIBALL', {}, undefined],
  ['constructor', {}, undefined],
  ['__proto__', {}, undefined],
])('%s with %j', (status, score, expected) => {
  expect(statusOf(decoded({ status, score }))).toBe(expected);
});

it.each([
  ['Finished', {}, MatchStatus.Ended],
  ['canceled', {}, MatchStatus.Cancelled],
  ['in_play', { ...HALF_TIME, duration: 'Extra_Time' }, MatchStatus.ExtraTime],
])('%s with %j is read whatever its letters are', (status, score, expected) => {
  expect(statusOf(decoded({ status, score }))).toBe(expected);
});
