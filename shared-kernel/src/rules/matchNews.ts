import type { Incident } from '../entities/incident';
import type { MatchId } from '../entities/match';
import { UNCOUNTED_SCORE } from '../entities/score';
import type { PushedScore } from '../entities/scoreFields';
import type { ChangeEntry } from '../protocol/lanes';
import { foldScore, type ScoreState } from './foldScore';

export type MatchNames = {
  readonly home: string | undefined;
  readonly away: string | undefined;
  readonly competition: string | undefined;
};

/** What the hub sent of a match's football, whether some page has the match or not. */
export type MatchNews = Readonly<ScoreState> & {
  readonly match_id: MatchId;
  /** All of them, if known. */
  readonly incidents?: Incident[] | undefined;
  /** The newest, where the list is unknown. */
  readonly newest?: Incident[] | undefined;
  /** The version of its football. */
  readonly version?: number | undefined;
  readonly match_time?: number | undefined;
  /** Those that the hub sent: all, some or none. */
  readonly names: MatchNames;
};

/** News of a match that is not known: what stands by itself, which is enough for a toast. */
export function newsOfStranger(entry: ChangeEntry): MatchNews[] {
  const pushed = entry.lane && entry.score && scoreAlone(entry.score);
  if (!pushed) return [];
  const { id, version, incidents, match_time } = entry;
  return [{ ...pushed, match_id: id, newest: incidents?.add, version, match_time, names: namesIn([entry]) }];
}

/** The score of a match of which nothing else is known; `undefined` without its status. */
export function scoreAlone(score: PushedScore): ScoreState | undefined {
  return score.state && foldScore({ state: score.state, score: UNCOUNTED_SCORE, period_start: 0 }, score);
}

/** The names that the changes of one match bring. */
export function namesIn(entries: readonly ChangeEntry[]): MatchNames {
  return matchNames(...(entries.flatMap((entry) => (entry.lane && entry.names ? [entry.names] : [])).at(-1) ?? []));
}

/** Blank names count as missing. */
export function matchNames(home?: string, away?: string, competition?: string): MatchNames {
  return {
    home: home?.trim() || undefined,
    away: away?.trim() || undefined,
    competition: competition?.trim() || undefined,
  };
}
