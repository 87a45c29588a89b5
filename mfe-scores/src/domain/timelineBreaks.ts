import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { halfTimeScore, mainScore, type Pair, ScoreIndex } from 'shared-kernel/rules/score';
import type { BreakEntry, PlayEntry, TimelineEntry } from './timelineEntry';

type Scored = Pick<Match, 'status_id' | 'home_scores' | 'away_scores'>;

const { HalfTime, SecondHalf, ExtraTime, ExtraTimeOld, PenaltyShootout, Ended } = MatchStatus;

const AFTER_FIRST_HALF: ReadonlySet<MatchStatus> = new Set([
  ...[HalfTime, SecondHalf, ExtraTime, ExtraTimeOld, PenaltyShootout, Ended],
]);

const IN_EXTRA_TIME: ReadonlySet<MatchStatus> = new Set([ExtraTime, ExtraTimeOld]);

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

  if (AFTER_FIRST_HALF.has(match.status_id) || isPast(45)) {
    insert(45, { kind: 'break', at: 'halfTime', score: halfTimeScore(match) });
  }
  const isLong = hasExtraTime(match);
  if (isLong) insert(90, { kind: 'break', at: 'regularTime', score: pairAt(match, ScoreIndex.Regular) });
  const end = endOf(match.status_id, isLong);
  if (end) lines.push({ kind: 'break', at: end, score: mainScore(match) });
  return lines;
}

function endOf(status: MatchStatus, isLong: boolean): BreakEntry['at'] | undefined {
  if (status === Ended) return isLong ? 'fullTimeAfterExtra' : 'fullTime';
  return status === PenaltyShootout && isLong ? 'extraTime' : undefined;
}

function hasExtraTime(match: Scored): boolean {
  const total = pairAt(match, ScoreIndex.AfterExtraTime);
  return IN_EXTRA_TIME.has(match.status_id) || total.home > 0 || total.away > 0;
}

function pairAt({ home_scores, away_scores }: Scored, index: number): Pair {
  return { home: home_scores[index] ?? 0, away: away_scores[index] ?? 0 };
}
