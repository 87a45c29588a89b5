import { wholeNumber } from '../decode/fields';
import { MatchStatus } from '../entities/matchStatus';
import { ScoreIndex } from './score';
import { isScoreShown } from './status';

/** A score array as received: unreadable places are empty, the others count. */
export type GappyScores = readonly (number | undefined)[];

/** A place of a score array without a readable figure; `isNeeded` when the match has no score without it. */
export type OddPlace = { index: number; came: unknown; isNeeded: boolean };

/** What may be unknown; the figure is -1 then (M2). */
const MAY_BE_UNKNOWN: ReadonlySet<number> = new Set([ScoreIndex.FirstHalf, ScoreIndex.Corners]);

/** The value of a missing figure (M2). */
const uncounted = (index: number) => (MAY_BE_UNKNOWN.has(index) ? -1 : 0);

/** Statuses whose score is that of the 90 minutes, whatever the later places hold (M2). */
const BEFORE_EXTRA_TIME: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.FirstHalf,
  MatchStatus.HalfTime,
  MatchStatus.SecondHalf,
]);

/**
 * Reads a score array place by place, so that a broken count of cards or corners costs no goal (M19).
 *
 * @param status decides which places are required; when it is `undefined`, the score of the 90 minutes
 */
export function readScores(
  raw: readonly unknown[],
  status: MatchStatus | undefined,
): { scores: GappyScores; odd: readonly OddPlace[] } {
  const odd: OddPlace[] = [];
  const scores = raw.map((came, index) => {
    const figure = wholeNumber(came);
    if (figure !== undefined && figure >= uncounted(index)) return figure;
    // A feed may send null when there was no extra time or shoot-out.
    const isNone = came === null && index >= ScoreIndex.AfterExtraTime;
    if (!isNone) odd.push({ index, came, isNeeded: isShown(index, status) });
    return undefined;
  });
  return { scores, odd };
}

/** The figures of {@link readScores}; an empty place takes the known figure, if any. */
export function filledScores(scores: GappyScores, known: readonly number[] = []): number[] {
  return scores.map((figure, index) => figure ?? known[index] ?? uncounted(index));
}

function isShown(index: number, status: MatchStatus | undefined): boolean {
  const isInScore = status === undefined || isScoreShown(status);
  switch (index) {
    case ScoreIndex.Regular:
      return isInScore;
    case ScoreIndex.AfterExtraTime:
    case ScoreIndex.Shootout:
      return isInScore && status !== undefined && !BEFORE_EXTRA_TIME.has(status);
    default:
      return false;
  }
}
