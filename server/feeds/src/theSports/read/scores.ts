import { wholeNumber } from 'shared-kernel/decode/fields';
import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import type { Pair } from 'shared-kernel/rules/score';
import { listFrom } from './rawValue';

const FIGURES = 7;

const UNKNOWN = -1;

/** A figure that never came is unknown, not 0. */
const MAY_BE_UNKNOWN: ReadonlySet<number> = new Set([ScoreIndex.regular, ScoreIndex.firstHalf, ScoreIndex.corners]);

/** Both sides' figures in the order of M2, which is the vendor's own. */
export type ScorePair = { home: readonly number[]; away: readonly number[] };

/**
 * Reads both sides' arrays: score after 90 minutes, at half-time, red cards, yellow cards, corners (these, and the first two, -1
 * where they are unknown), total after extra time, shoot-out. A figure that is missing or unreadable keeps its earlier value, so a broken
 * push takes nothing away.
 */
export function readScores(home: unknown, away: unknown, known?: ScorePair): ScorePair {
  const pair = { home: side(home, known?.home), away: side(away, known?.away) };
  return hasHalfOfExtraTime(pair) ? withExtraTimeOf(pair, known) : pair;
}

function side(raw: unknown, known: readonly number[] | undefined): number[] {
  const given = listFrom(raw) ?? [];
  return Array.from({ length: FIGURES }, (_, index) => {
    const least = MAY_BE_UNKNOWN.has(index) ? UNKNOWN : 0;
    const figure = wholeNumber(given[index]);
    return figure !== undefined && figure >= least ? figure : (known?.[index] ?? least);
  });
}

const at = (figures: readonly number[], index: number) => figures[index] ?? 0;

/**
 * The total after extra time includes the 90 minutes, so a side's cannot be below its score then: such a pair was
 * half filled when it was sent.
 */
export function hasHalfOfExtraTime({ home, away }: ScorePair): boolean {
  const wasPlayed = [home, away].some((figures) => at(figures, ScoreIndex.afterExtraTime) > 0);
  return (
    wasPlayed &&
    [home, away].some((figures) => at(figures, ScoreIndex.afterExtraTime) < at(figures, ScoreIndex.regular))
  );
}

function withExtraTimeOf(pair: ScorePair, known: ScorePair | undefined): ScorePair {
  const before =
    known && !hasHalfOfExtraTime({ home: mixed(pair.home, known.home), away: mixed(pair.away, known.away) });
  return {
    home: mixed(pair.home, before ? known?.home : undefined),
    away: mixed(pair.away, before ? known?.away : undefined),
  };
}

function mixed(figures: readonly number[], known: readonly number[] | undefined): number[] {
  return figures.map((figure, index) =>
    index === ScoreIndex.afterExtraTime ? (known ? at(known, ScoreIndex.afterExtraTime) : 0) : figure,
  );
}

const FALLING = [ScoreIndex.regular, ScoreIndex.afterExtraTime, ScoreIndex.shootout] as const;

/** Whether a goal or a kick of `before` is missing in `after`. */
export function takesBack(before: ScorePair, after: ScorePair): boolean {
  return FALLING.some(
    (index) => at(after.home, index) < at(before.home, index) || at(after.away, index) < at(before.away, index),
  );
}

/** The score after 90 minutes, or now; nothing where a side's is unknown. */
export function regularOf({ home, away }: ScorePair): Pair | undefined {
  const regular = { home: at(home, ScoreIndex.regular), away: at(away, ScoreIndex.regular) };
  return regular.home < 0 || regular.away < 0 ? undefined : regular;
}
