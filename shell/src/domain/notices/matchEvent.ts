import { idFromText, idText } from 'shared-kernel/entities/idText';
import type { Incident } from 'shared-kernel/entities/incident';
import type { MatchId } from 'shared-kernel/entities/match';
import { isGoal } from 'shared-kernel/rules/goals';
import type { MatchNews } from 'shared-kernel/rules/matchNews';
import type { Pair } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';
import { incidentsOf, isOf, isRedCard, SIDES, type SideName } from './incidents';
import { type ScoreAndReds, scoreAndRedsAfter } from './scoreAndReds';

/** An event that visitors are notified of: what happened, for which side, and the result. */
export type MatchEvent = { matchId: MatchId; side: SideName } & (
  | { kind: 'goal' | 'cancelled'; score: Pair }
  | { kind: 'redCard'; score: Pair; count: number }
);

/**
 * The events between a known state and an update: a rise of the score is a goal, a fall a cancelled one. The list of
 * incidents alone is no event (M9).
 */
export function eventsSince(before: ScoreAndReds, update: MatchNews): MatchEvent[] {
  if (!isScoreShown(update.state)) return [];
  const { score, reds } = scoreAndRedsAfter(update, before);
  const about = { matchId: update.match_id, score };
  const fallen = SIDES.filter((side) => score[side] < before.score[side]);
  const risen = SIDES.filter((side) => score[side] > before.score[side]);
  return [
    ...fallen.slice(0, 1).map((side): MatchEvent => ({ ...about, side, kind: 'cancelled' })),
    ...lastScorer(risen, update).map((side): MatchEvent => ({ ...about, side, kind: 'goal' })),
    ...SIDES.filter((side) => reds[side] > before.reds[side]).map(
      (side): MatchEvent => ({ ...about, side, kind: 'redCard', count: reds[side] }),
    ),
  ];
}

/** One alert per score: when both sides have scored, the side of the last goal. */
function lastScorer(risen: readonly SideName[], update: MatchNews): readonly SideName[] {
  const last = incidentsOf(update).findLast(isGoal);
  const scorer = last && risen.find((side) => isOf(last, side));
  return scorer ? [scorer] : risen.slice(0, 1);
}

/**
 * The event of an update when nothing is known, or the known state may be outdated: the last incident (M9), if it may
 * be the reason of the update and is new.
 *
 * @param now server time in unix seconds
 */
export function eventsByLastIncident(before: ScoreAndReds | undefined, update: MatchNews, now: number): MatchEvent[] {
  const last = incidentsOf(update).at(-1);
  const side = last && SIDES.find((name) => isOf(last, name));
  if (!last || !side || !isReason(last, update, now)) return [];
  const { score, reds } = scoreAndRedsAfter(update, before);
  const about = { matchId: update.match_id, side, score };
  if (isGoal(last) && score[side] > (before?.score[side] ?? 0)) return [{ ...about, kind: 'goal' }];
  if (isRedCard(last) && reds[side] > (before?.reds[side] ?? 0))
    return [{ ...about, kind: 'redCard', count: reds[side] }];
  return [];
}

/** An update may have another reason, such as new odds: the last incident counts for this many minutes. */
const FRESH_MINUTES = 2;

/** The minutes played before each half, whose minute is known. */
const PLAYED_BEFORE = { firstHalf: 0, secondHalf: 45 } as const;

/**
 * Whether an incident may be the reason of an update: it happened in the current minute. Without the start of the
 * period that is unknown, and the incident counts (M9).
 *
 * @param now server time in unix seconds
 */
function isReason(incident: Incident, { state, period_start }: MatchNews, now: number): boolean {
  if (state.kind !== 'live') return false;
  if (state.period === 'extraTime') return incident.time > 90;
  if (state.period !== 'firstHalf' && state.period !== 'secondHalf') return false;
  if (period_start === 0) return true;
  const minute = PLAYED_BEFORE[state.period] + Math.floor((now - period_start) / 60) + 1;
  return minute - (incident.time + (incident.added_time ?? 0)) <= FRESH_MINUTES;
}

/** Names a match event alike in every tab: one alert per match and score, or side and count (M9). */
export function eventKey(event: MatchEvent): string {
  const { kind, side, score } = event;
  const match = idText(event.matchId);
  if (event.kind === 'redCard') return `${match} ${kind} ${side} ${event.count}`;
  return `${match} ${kind} ${score.home}-${score.away}`;
}

/** The match of an {@link eventKey}. */
export function matchOfKey(key: string): MatchId | undefined {
  return idFromText(key.split(' ', 1)[0] ?? '');
}
