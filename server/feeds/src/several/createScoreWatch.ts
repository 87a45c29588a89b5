import type { FeedMatch } from '../feedRecords';

/** Whether a feed contradicts itself in one match. */
export type ScoreWatch = {
  heard(match: Pick<FeedMatch, 'home_scores' | 'away_scores'>, now: number): void;
  isTrusted(now: number): boolean;
};

/**
 * A score that goes there, back, and there again within this time, in seconds, is a contradiction. A goal, its annulment by the
 * video referee and the next goal hardly fit into it; a goal and its annulment alone are none.
 */
export const FLAPS_WITHIN = 300;

/** So many seconds of one score, and the feed is believed again. */
export const TRUSTED_AFTER = 300;

export function createScoreWatch(): ScoreWatch {
  let last: { score: string; at: number }[] = [];
  let isDoubted = false;
  return {
    heard({ home_scores, away_scores }, now) {
      const score = [home_scores, away_scores].map((side) => `${side[0]} ${side[5]} ${side[6]}`).join(' – ');
      if (last.at(-1)?.score === score) return;
      last = [...last.slice(-3), { score, at: now }];
      const [first, second, third, fourth] = last;
      if (first?.score !== third?.score || second?.score !== fourth?.score) return;
      if (first && fourth && now - first.at <= FLAPS_WITHIN) isDoubted = true;
    },
    isTrusted(now) {
      if (isDoubted && Math.abs(now - (last.at(-1)?.at ?? now)) >= TRUSTED_AFTER) {
        isDoubted = false;
        last = last.slice(-1);
      }
      return !isDoubted;
    },
  };
}
