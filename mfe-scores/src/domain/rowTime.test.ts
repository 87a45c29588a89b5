import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { dayMonth, hourMinute } from 'shared-kernel/rules/formats';
import { localDay } from 'shared-kernel/rules/localDay';
import { aLiveMatch, aMatch, KICK_OFF } from 'shared-kernel/testing/builders';
import { isSameTime, rowTime } from './rowTime';

const HOUR = 3600;
const kickOff = hourMinute(KICK_OFF);

describe('the column "Giờ"', () => {
  it("shows only the time of today's fixture", () => {
    expect(rowTime(aMatch(), KICK_OFF - 60)).toEqual({ kind: 'fixture', kickOff, date: undefined });
  });

  it('adds the date of a fixture on another day', () => {
    const date = dayMonth(KICK_OFF);
    expect(rowTime(aMatch(), KICK_OFF - 30 * HOUR)).toEqual({ kind: 'fixture', kickOff, date });
  });

  it('adds the date of a match that ended on another day than the page is about', () => {
    const ended = aMatch({ status_id: MatchStatus.Ended });
    const date = dayMonth(KICK_OFF);
    const later = KICK_OFF + 30 * HOUR;
    expect(rowTime(ended, later)).toEqual({ kind: 'ended', label: 'Hết', kickOff, date });
    expect(rowTime(ended, later, localDay(KICK_OFF))).toEqual({
      kind: 'ended',
      label: 'Hết',
      kickOff,
      date: undefined,
    });
    expect(isSameTime(rowTime(ended, later), rowTime(ended, KICK_OFF))).toBe(false);
  });

  it.each([
    ['a half runs', MatchStatus.FirstHalf, { kind: 'live', label: '23', isRunning: true }],
    ['half-time stands', MatchStatus.HalfTime, { kind: 'live', label: 'HT', isRunning: false }],
    ['the end', MatchStatus.Ended, { kind: 'ended', label: 'Hết', kickOff, date: undefined }],
    ['delayed', MatchStatus.Delayed, { kind: 'other', reason: 'delayed', kickOff }],
    ['no date yet', MatchStatus.ToBeDetermined, { kind: 'other', reason: 'toBeDetermined', kickOff: undefined }],
  ])('%s', (_, status_id, time) => {
    expect(rowTime(aLiveMatch({ status_id }), KICK_OFF + 23 * 60)).toEqual(time);
  });
});

it('detects a changed label', () => {
  const match = aLiveMatch();
  const at = (minute: number) => rowTime(match, KICK_OFF + minute * 60);
  expect(isSameTime(at(23), at(23.5))).toBe(true);
  expect(isSameTime(at(23), at(24))).toBe(false);
  expect(isSameTime(at(23), rowTime(aMatch(), KICK_OFF))).toBe(false);
});
