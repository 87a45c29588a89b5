import { wholeNumber } from '../decode/fields';
import { MatchStatus } from '../entities/matchStatus';
import { ScoreIndex } from './score';
import { isScoreShown } from './status';

/** A score array as it came: a place that cannot be read is empty, what stands beside it counts. */
export type GappyScores = readonly (number | undefined)[];

/** A place of a score array that holds no figure; `isNeeded` when the match has no score without it. */
export type OddPlace = { index: number; came: unknown; isNeeded: boolean };

/** Nobody counts them: corners say so by -1, all else is 0 (M2). */
const uncounted = (index: number) => (index === ScoreIndex.Corners ? -1 : 0);

/** Their score is that of the 90 minutes whatever stands for later (M2). */
const BEFORE_EXTRA_TIME: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.FirstHalf,
  MatchStatus.HalfTime,
  MatchStatus.SecondHalf,
]);

/**
 * Reads a score array place by place, so that an odd count of cards or corners costs no goal (M19).
 *
 * @param status decides which places its score is made of; `undefined` when it is not known: then all that may be
 */
export function readScores(
  raw: readonly unknown[],
  status: MatchStatus | undefined,
): { scores: GappyScores; odd: readonly OddPlace[] } {
  const odd: OddPlace[] = [];
  const scores = raw.map((came, index) => {
    const figure = wholeNumber(came);
    if (figure !== undefined && figure >= uncounted(index)) return figure;
    // A feed that has no extra time or shoot-out to tell of may say so by null.
    const isNone = came === null && index >= ScoreIndex.AfterExtraTime;
    if (!isNone) odd.push({ index, came, isNeeded: isShown(index, status) });
    return undefined;
  });
  return { scores, odd };
}

/** The figures of {@link readScores}; an empty place has what is known, or nothing. */
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
      return isInScore && (status === undefined || !BEFORE_EXTRA_TIME.has(status));
    default:
      return false;
  }
}
