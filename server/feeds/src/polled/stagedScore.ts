import { Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Pair } from 'shared-kernel/rules/score';
import type { FeedMatch } from '../feedRecords';

/** A match's score by stages, as far as a vendor has it. */
export type StagedScore = {
  halfTime?: Pair | undefined;
  /** The score after 90 minutes, or now; absent when it is unknown, which is not 0–0. */
  regular?: Pair | undefined;
  /** The last known score, where an answer lacks it: a goal that is missing there was not taken back. */
  last?: Pair | undefined;
  /** The score after extra time, with the goals of the 90 minutes; absent when none was played. */
  extraTime?: Pair | undefined;
  /** Kicks alone; absent when there were none. */
  shootout?: Pair | undefined;
  /** Who won a shoot-out whose kicks are unknown. */
  winner?: 'home' | 'away' | undefined;
};

/** What a side's array has besides the score. */
type Counted = { red: number; yellow: number; corners: number };

const UNKNOWN = -1;

/** The counts from a vendor that counts none of them. */
export const UNCOUNTED: Counted = { red: 0, yellow: 0, corners: UNKNOWN };

/**
 * A side's array in the order of M2. A match in play whose score is missing has the last one, or at least that of half-time,
 * and begins with 0.
 */
export function scoresOf(score: StagedScore, side: 'home' | 'away', { red, yellow, corners }: Counted): number[] {
  const half = score.halfTime?.[side];
  const regular = score.regular?.[side] ?? Math.max(score.last?.[side] ?? 0, half ?? 0);
  return [regular, half ?? UNKNOWN, red, yellow, corners, score.extraTime?.[side] ?? 0, score.shootout?.[side] ?? 0];
}

export function sideOfWinner({ winner }: StagedScore): FeedMatch['shootout_winner'] {
  return winner && (winner === 'home' ? Side.Home : Side.Away);
}

/** The score that the goals of a match add up to, as far as it is known. */
export const mainOf = ({ regular, extraTime }: StagedScore): Pair | undefined => extraTime ?? regular;

/** Statuses that say for good, or for long, how a match stands. */
export const SETTLED: ReadonlySet<MatchStatus> = new Set([
  ...[MatchStatus.Ended, MatchStatus.Interrupted, MatchStatus.Abandoned],
]);

/**
 * The status of a match with what is known of its score. Vendors say that a match is over before its result is in: without a
 * score there is no end, and the match is "to be determined", which shows none (M1).
 */
export function statusWith({ regular }: StagedScore, status: MatchStatus): MatchStatus {
  return SETTLED.has(status) && !regular ? MatchStatus.ToBeDetermined : status;
}

/** A score in play is at least that of half-time. Once it has ended nobody knows which of the two is wrong. */
export const inPlay = (score: Pair | undefined, half: Pair | undefined): Pair | undefined =>
  score && half ? most(score, half) : score;

export const most = (a: Pair, b: Pair): Pair => ({ home: Math.max(a.home, b.home), away: Math.max(a.away, b.away) });

export const isLevel = ({ home, away }: Pair): boolean => home === away;

/** Whether a score may follow another one: no side has fewer goals. */
export const mayFollow = (later: Pair, earlier: Pair): boolean =>
  later.home >= earlier.home && later.away >= earlier.away;

export const plus = (one: Pair, other: Pair): Pair => ({ home: one.home + other.home, away: one.away + other.away });

/** Below 0 where the part is more than the whole. */
export const less = (all: Pair, part: Pair): Pair => ({ home: all.home - part.home, away: all.away - part.away });
