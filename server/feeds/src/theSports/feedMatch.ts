import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../feedRecords';
import { SETTLED, statusWith } from '../polled/stagedScore';
import type { NumberOf } from './createNumbers';
import type { LiveScore } from './liveScore';
import { incidentsOf } from './read/incidents';
import { oddsTextOf } from './read/oddsText';
import { regularOf } from './read/scores';
import { statsOf } from './read/stats';
import type { Entry, Listed } from './vendorState';

/** All that is known of a match that a list had. */
export type MatchFacts = Omit<Entry, 'listed' | 'hasHistory'> & { listed: Listed };

/**
 * The score to believe: that of the live answers while they have the match, and after that whichever changed last, so
 * that a correction days later counts.
 */
export function scoreOf({ listed, live, isInLive }: Omit<MatchFacts, 'prices' | 'isDeleted'>): LiveScore {
  if (live?.score && (isInLive || listed.updated_at <= live.changedAt)) return live.score;
  const status = listed.status_id;
  const periodStart = live?.score?.status === status ? live.score.periodStart : 0;
  return { status, ...listed.scores, periodStart };
}

/**
 * Converts a match; `undefined` when a number of it is taken (see createNumbers). A deleted match gets the status that
 * is shown nowhere (M1): a feed cannot remove one.
 */
export function toFeedMatch(
  facts: MatchFacts,
  { numberOf, country, isHot }: { numberOf: NumberOf; country: number | undefined; isHot: boolean },
): FeedMatch | undefined {
  const { listed, live, prices, isDeleted } = facts;
  const id = numberOf('match', listed.id);
  const competition = numberOf('competition', listed.competition_id);
  const home = numberOf('team', listed.home_team_id);
  const away = numberOf('team', listed.away_team_id);
  if (id === undefined || competition === undefined || home === undefined || away === undefined) return undefined;
  const score = scoreOf(facts);
  return {
    id,
    match_time: listed.match_time,
    status_id: isDeleted ? MatchStatus.Abnormal : statusWith({ regular: regularOf(score) }, score.status),
    competition_id: competition,
    country_id: country,
    home_team_id: home,
    away_team_id: away,
    home_scores: knownScore(score.home, score.status),
    away_scores: knownScore(score.away, score.status),
    home_position: listed.home_position,
    away_position: listed.away_position,
    is_hot: isHot,
    odds: isDeleted ? '' : oddsTextOf(prices, score.status),
    suspended_odds: isDeleted ? undefined : oddsTextOf(prices, score.status, true) || undefined,
    stats: live ? statsOf(live.stats, score, { home, away }) : [],
    incidents: live ? incidentsOf(live.incidents, score) : [],
    period_start: score.periodStart,
  };
}

/** A score that is in play or unknown is at least that of the first half; where it is not known either, the match begins with 0. */
function knownScore(figures: readonly number[], status: MatchStatus): number[] {
  const [regular = 0, half = 0] = figures;
  if (SETTLED.has(status) && regular >= 0) return [...figures];
  return figures.with(ScoreIndex.regular, Math.max(regular, half, 0));
}
