import { idFromText, idText } from 'shared-kernel/entities/idText';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import type { Pair } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';
import { isGoal, isRedCard } from './incidents';
import { isReason } from './isReason';
import { type KnownMatch, knownFromUpdate } from './knownMatch';
import { isOf, SIDES, type SideName } from './side';

/** Something a visitor wants to be told: what happened, to which side, and what it led to. */
export type MatchEvent = { matchId: MatchId; side: SideName } & (
  | { kind: 'goal' | 'cancelled'; score: Pair }
  | { kind: 'redCard'; score: Pair; count: number }
);

/**
 * What is new in an update against the state known before it: a goal is a rise of the score, a cancelled one a fall,
 * never the mere list of incidents (M9).
 */
export function eventsSince(known: KnownMatch, update: MatchUpdate): MatchEvent[] {
  if (!isScoreShown(update.score[1])) return [];
  const { score, reds } = knownFromUpdate(update);
  const about = { matchId: update.match_id, score };
  const fallen = SIDES.filter((side) => score[side] < known.score[side]);
  const risen = SIDES.filter((side) => score[side] > known.score[side]);
  return [
    ...fallen.slice(0, 1).map((side): MatchEvent => ({ ...about, side, kind: 'cancelled' })),
    ...lastScorer(risen, update).map((side): MatchEvent => ({ ...about, side, kind: 'goal' })),
    ...SIDES.filter((side) => reds[side] > known.reds[side]).map(
      (side): MatchEvent => ({ ...about, side, kind: 'redCard', count: reds[side] }),
    ),
  ];
}

/** One alert a score: of two sides that have both scored since, the one that scored last. */
function lastScorer(risen: readonly SideName[], { incidents }: MatchUpdate): readonly SideName[] {
  const last = incidents?.findLast(isGoal);
  const scorer = last && risen.find((side) => isOf(last, side));
  return scorer ? [scorer] : risen.slice(0, 1);
}

/**
 * What is new when nothing was known, or what is known may be long past: the last incident decides (M9), if it may
 * well be the reason of the update and says something that was not known.
 *
 * @param now server time in unix seconds
 */
export function eventsByLastIncident(known: KnownMatch | undefined, update: MatchUpdate, now: number): MatchEvent[] {
  const last = update.incidents?.at(-1);
  const side = last && SIDES.find((name) => isOf(last, name));
  if (!last || !side || !isReason(last, update, now)) return [];
  const { score, reds } = knownFromUpdate(update);
  const about = { matchId: update.match_id, side, score };
  if (isGoal(last) && score[side] > (known?.score[side] ?? 0)) return [{ ...about, kind: 'goal' }];
  if (isRedCard(last) && reds[side] > (known?.reds[side] ?? 0))
    return [{ ...about, kind: 'redCard', count: reds[side] }];
  return [];
}

/** Names a match event the same in every tab: one alert per match and score, or side and count (M9). */
export function eventKey(event: MatchEvent): string {
  const { kind, side, score } = event;
  const match = idText(event.matchId);
  if (event.kind === 'redCard') return `${match} ${kind} ${side} ${event.count}`;
  return `${match} ${kind} ${score.home}-${score.away}`;
}

/** The match that a {@link eventKey} is about. */
export function matchOfKey(key: string): MatchId | undefined {
  return idFromText(key.split(' ', 1)[0] ?? '');
}
