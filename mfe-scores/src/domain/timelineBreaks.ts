import type { Match } from 'shared-kernel/entities/match';
import type { MatchState } from 'shared-kernel/entities/matchState';
import { halfTimeScore, mainScore, regularScore } from 'shared-kernel/rules/score';
import type { BreakEntry, PlayEntry, TimelineEntry } from './timelineEntry';

type Scored = Pick<Match, 'state' | 'score'>;

/**
 * Adds lines between the halves and at the end. Incidents have no periods, so a line goes before the first entry of a
 * later minute, or at the end of the list.
 */
export function withBreaks(entries: readonly PlayEntry[], match: Scored): TimelineEntry[] {
  const lines: TimelineEntry[] = [...entries];
  const insert = (minute: number, line: BreakEntry) => {
    const at = lines.findIndex((entry) => entry.kind !== 'break' && entry.time > minute);
    lines.splice(at < 0 ? lines.length : at, 0, line);
  };
  const isPast = (minute: number) => entries.some(({ time }) => time > minute);

  if (isAfterFirstHalf(match.state) || isPast(45)) {
    insert(45, { kind: 'break', at: 'halfTime', score: halfTimeScore(match) });
  }
  const isLong = hasExtraTime(match);
  if (isLong) insert(90, { kind: 'break', at: 'regularTime', score: regularScore(match) });
  const end = endOf(match.state, isLong);
  if (end) lines.push({ kind: 'break', at: end, score: mainScore(match) });
  return lines;
}

function isAfterFirstHalf(state: MatchState): boolean {
  return state.kind === 'result' || (state.kind === 'live' && state.period !== 'firstHalf');
}

function endOf(state: MatchState, isLong: boolean): BreakEntry['at'] | undefined {
  if (state.kind === 'result') return isLong ? 'fullTimeAfterExtra' : 'fullTime';
  return state.kind === 'live' && state.period === 'shootout' && isLong ? 'extraTime' : undefined;
}

function hasExtraTime({ state, score: { home, away } }: Scored): boolean {
  const isOn = state.kind === 'live' && state.period === 'extraTime';
  return isOn || home.afterExtraTime > 0 || away.afterExtraTime > 0;
}
