import type { Incident } from '../entities/incident';
import type { LiveScore } from '../entities/liveScore';
import type { Match, MatchId } from '../entities/match';
import type { ChangeEntry } from '../protocol/lanes';
import { foldScore } from './foldScore';

/** What the hub told of a match's football, whether some page has the match or not. */
export type MatchNews = {
  readonly match_id: MatchId;
  readonly score: LiveScore;
  /** All of them, if known. */
  readonly incidents?: Incident[] | undefined;
  /** The newest, where the list is unknown. */
  readonly newest?: Incident[] | undefined;
  readonly version?: number | undefined;
  readonly match_time?: number | undefined;
  readonly home_team?: string | undefined;
  readonly away_team?: string | undefined;
  readonly competition_name?: string | undefined;
};

export type NewsNames = Pick<MatchNews, 'home_team' | 'away_team' | 'competition_name'>;

/** @param version of its football */
export function newsOfMatch(match: Match, version: number | undefined, names: NewsNames): MatchNews {
  const { id, status_id, home_scores, away_scores, score, incidents, match_time } = match;
  const { home_team, away_team, competition_name } = names;
  return {
    match_id: id,
    score: score ?? [id, status_id, home_scores, away_scores, 0],
    ...{ incidents, version, match_time, home_team, away_team, competition_name },
  };
}

/** Of a match that is not known: what stands by itself, which is enough for a toast. */
export function newsOfStranger(entry: ChangeEntry): MatchNews[] {
  if (!entry.lane) return [];
  const { id, version, score, incidents, match_time } = entry;
  const status_id = score?.[1];
  if (!score || status_id === undefined) return [];
  const nothing = { id, status_id, home_scores: [], away_scores: [], score: undefined };
  const told = { match_id: id, score: foldScore(nothing, score).score, newest: incidents?.add, version, match_time };
  return [{ ...told, ...namesIn([entry]) }];
}

/** The names that the changes of one match bring. */
export function namesIn(entries: readonly ChangeEntry[]): NewsNames {
  const [home_team, away_team, competition_name] =
    entries.flatMap((entry) => (entry.lane && entry.names ? [entry.names] : [])).at(-1) ?? [];
  return { home_team, away_team, competition_name };
}
