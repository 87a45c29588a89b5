import fc from 'fast-check';
import { matchState } from '../entities/matchState';
import { MatchStatus } from '../entities/matchStatus';
import { aLiveMatch, aMatch, KICK_OFF } from '../testing/builders';
import { clockLabel, isClockRunning } from './clock';

const { FirstHalf, HalfTime, SecondHalf, ExtraTime, ExtraTimeOld, PenaltyShootout, Ended, NotStarted, Interrupted } =
  MatchStatus;

const minutes = (count: number) => KICK_OFF + count * 60;

describe('the label of a match whose period start is known (M6)', () => {
  it.each([
    ['first half, 0 minutes in', FirstHalf, 0, '1'],
    ['first half, 23 minutes in', FirstHalf, 23, '23'],
    ['first half, 45 minutes in', FirstHalf, 45, '45'],
    ['first half, 46 minutes in', FirstHalf, 46, '45+'],
    ['second half, 0 minutes in', SecondHalf, 0, '46'],
    ['second half, 45 minutes in', SecondHalf, 45, '90'],
    ['second half, 58 minutes in', SecondHalf, 58, '90+'],
    ['a start in the future', FirstHalf, -5, '1'],
    ['half-time', HalfTime, 3, 'HT'],
    ['extra time', ExtraTime, 3, 'OT'],
    ['extra time by its old code', ExtraTimeOld, 3, 'OT'],
    ['the shoot-out', PenaltyShootout, 3, 'Pen'],
    ['the end', Ended, 3, 'Hết'],
    ['before kick-off', NotStarted, -30, ''],
    ['interrupted', Interrupted, 30, ''],
  ])('%s', (_, status_id, played, label) => {
    expect(clockLabel(aLiveMatch({ status_id }), minutes(played))).toBe(label);
  });
});

describe('the label without a period start, from the planned kick-off', () => {
  it.each([
    ['first half, 10 minutes after kick-off', FirstHalf, 10, '10'],
    ['second half, 61 minutes after kick-off', SecondHalf, 61, '46'],
    ['second half that began early', SecondHalf, 50, '46'],
    ['second half, 80 minutes after kick-off', SecondHalf, 80, '65'],
    ['second half, 106 minutes after kick-off', SecondHalf, 106, '90+'],
  ])('%s', (_, status_id, sinceKickOff, label) => {
    expect(clockLabel(aMatch({ status_id }), minutes(sinceKickOff))).toBe(label);
    expect(clockLabel(aMatch({ status_id, score: [1, status_id, [], [], 0] }), minutes(sinceKickOff))).toBe(label);
  });
});

it('never runs backwards within a half', () => {
  const value = (label: string) => Number.parseInt(label, 10) + (label.endsWith('+') ? 0.5 : 0);
  fc.assert(
    fc.property(
      fc.constantFrom(FirstHalf, SecondHalf),
      fc.integer({ min: -600, max: 7200 }),
      fc.nat(3600),
      (status_id, at, later) => {
        const match = aLiveMatch({ status_id });
        const before = value(clockLabel(match, KICK_OFF + at));
        expect(value(clockLabel(match, KICK_OFF + at + later))).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

it('the apostrophe blinks in the two halves only', () => {
  expect(Object.values(MatchStatus).filter((status) => isClockRunning(matchState(status)))).toEqual([
    FirstHalf,
    SecondHalf,
  ]);
});
