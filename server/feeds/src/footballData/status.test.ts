import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { statusOf } from './status';
import { decoded } from './testing/sampleMatch';

const HALF_TIME = { halfTime: { home: 0, away: 0 } };

const SCORE = { fullTime: { home: 3, away: 0 } };

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
  ['FINISHED', SCORE, MatchStatus.Ended],
  ['FINISHED', HALF_TIME, MatchStatus.ToBeDetermined],
  ['FINISHED', {}, MatchStatus.ToBeDetermined],
  ['AWARDED', SCORE, MatchStatus.Ended],
  ['AWARDED', {}, MatchStatus.ToBeDetermined],
  ['POSTPONED', {}, MatchStatus.Delayed],
  ['SUSPENDED', SCORE, MatchStatus.Interrupted],
  ['SUSPENDED', {}, MatchStatus.ToBeDetermined],
  ['CANCELLED', {}, MatchStatus.Cancelled],
  ['CANCELED', {}, MatchStatus.Cancelled],
  ['MULTIBALL', {}, undefined],
  ['constructor', {}, undefined],
  ['__proto__', {}, undefined],
])('%s with %j', (status, score, expected) => {
  expect(statusOf(decoded({ status, score }))).toBe(expected);
});

it.each([
  ['Finished', SCORE, MatchStatus.Ended],
  ['canceled', {}, MatchStatus.Cancelled],
  ['in_play', { ...HALF_TIME, duration: 'Extra_Time' }, MatchStatus.ExtraTime],
])('%s with %j is read whatever its letters are', (status, score, expected) => {
  expect(statusOf(decoded({ status, score }))).toBe(expected);
});

it.each([
  ['SCHEDULED', '2025-08-22T00:00:00Z', MatchStatus.ToBeDetermined],
  ['SCHEDULED', '2025-08-22T19:00:00Z', MatchStatus.NotStarted],
  ['TIMED', '2025-08-22T00:00:00Z', MatchStatus.NotStarted],
])('%s at %s', (status, utcDate, expected) => {
  expect(statusOf(decoded({ status, utcDate }))).toBe(expected);
});
