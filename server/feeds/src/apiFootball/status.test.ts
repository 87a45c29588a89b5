import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { isAhead, isInPlay, isLive, statusOf } from './status';
import { decoded } from './testing/sampleFixture';

it.each([
  ['TBD', MatchStatus.ToBeDetermined],
  ['NS', MatchStatus.NotStarted],
  ['1H', MatchStatus.FirstHalf],
  ['HT', MatchStatus.HalfTime],
  ['2H', MatchStatus.SecondHalf],
  ['ET', MatchStatus.ExtraTime],
  ['BT', MatchStatus.ExtraTime],
  ['P', MatchStatus.PenaltyShootout],
  ['SUSP', MatchStatus.Interrupted],
  ['INT', MatchStatus.Interrupted],
  ['FT', MatchStatus.Ended],
  ['AET', MatchStatus.Ended],
  ['PEN', MatchStatus.Ended],
  ['AWD', MatchStatus.Ended],
  ['WO', MatchStatus.Ended],
  ['PST', MatchStatus.Delayed],
  ['CANC', MatchStatus.Cancelled],
  ['ABD', MatchStatus.Abandoned],
  ['EXTRA', undefined],
  ['__proto__', undefined],
])('%s', (short, status) => {
  expect(statusOf({ short })).toBe(status);
});

it.each([
  [undefined, MatchStatus.FirstHalf],
  [45, MatchStatus.FirstHalf],
  [46, MatchStatus.SecondHalf],
])('LIVE at minute %s', (elapsed, status) => {
  expect(statusOf({ short: 'LIVE', elapsed })).toBe(status);
});

it('an interrupted match is in play, and not live', () => {
  expect([isInPlay('INT'), isLive('INT'), isAhead('INT')]).toEqual([true, false, false]);
  expect([isInPlay('BT'), isLive('BT')]).toEqual([true, true]);
  expect([isInPlay('NS'), isAhead('TBD'), isAhead('FT')]).toEqual([false, true, false]);
});

it.each([
  ['Canc', MatchStatus.Cancelled],
  ['ft', MatchStatus.Ended],
  [' 2h ', MatchStatus.SecondHalf],
  ['live', MatchStatus.FirstHalf],
])('%j is read whatever its letters are', (short, status) => {
  expect(statusOf(decoded({ short }).fixture.status)).toBe(status);
});
