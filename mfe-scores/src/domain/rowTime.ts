import type { Match } from 'shared-kernel/entities/match';
import { clockLabel, isClockRunning } from 'shared-kernel/rules/clock';
import { dayMonth, hourMinute } from 'shared-kernel/rules/formats';
import { type LocalDay, localDay } from 'shared-kernel/rules/localDay';
import { type OtherReason, otherReason } from 'shared-kernel/rules/status';

/** The content of the column "Giờ". A kick-off has a date unless it is of the day; an unsettled one has no hour. */
export type RowTime =
  | { kind: 'fixture'; kickOff: string; date: string | undefined }
  | { kind: 'live'; label: string; isRunning: boolean }
  | { kind: 'ended'; label: string; kickOff: string; date: string | undefined }
  | { kind: 'other'; reason: OtherReason; kickOff: string | undefined; date: string | undefined };

/**
 * @param now server time in unix seconds, for the clock and for today's date
 * @param day the day whose kick-offs need no date; today by default
 */
export function rowTime(match: Match, now: number, day?: LocalDay): RowTime {
  const kickOff = hourMinute(match.match_time);
  const reason = otherReason(match, now);
  const date = localDay(match.match_time) === (day ?? localDay(now)) ? undefined : dayMonth(match.match_time);
  if (reason) return { kind: 'other', reason, kickOff: reason === 'toBeDetermined' ? undefined : kickOff, date };
  const { kind } = match.state;
  if (kind === 'live') {
    return { kind: 'live', label: clockLabel(match, now), isRunning: isClockRunning(match.state) };
  }
  if (kind === 'result') return { kind: 'ended', label: clockLabel(match, now), kickOff, date };
  return { kind: 'fixture', kickOff, date };
}

/** Whether two times read the same; then the row need not render. */
export function isSameTime(one: RowTime, other: RowTime): boolean {
  return words(one) === words(other);
}

function words(time: RowTime): string {
  switch (time.kind) {
    case 'fixture':
      return `fixture ${time.kickOff} ${time.date ?? ''}`;
    case 'live':
      return `live ${time.label} ${time.isRunning}`;
    case 'ended':
      return `ended ${time.label} ${time.kickOff} ${time.date ?? ''}`;
    case 'other':
      return `other ${time.reason} ${time.kickOff ?? ''} ${time.date ?? ''}`;
  }
}
