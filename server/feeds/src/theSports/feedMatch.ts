import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../feedRecords';
import type { LiveMatch } from './createLiveMatch';
import type { NumberOf } from './createNumbers';
import type { LiveScore } from './live';
import type { ListedMatch } from './read/listedMatch';
import { oddsTextOf } from './read/oddsText';
import type { Prices } from './read/prices';
import { readScores } from './read/scores';
import { statsOf } from './read/stats';

/** All that is known of a match. */
export type MatchFacts = {
  listed: ListedMatch;
  live: LiveMatch | undefined;
  /** The live answers have the match now, so they are newer than the list. */
  isInLive: boolean;
  prices: Prices;
  isDeleted: boolean;
};

/**
 * The score to believe: that of the live answers while they have the match, and after that whichever changed last, so
 * that a correction days later counts.
 */
export function scoreOf({ listed, live, isInLive }: Omit<MatchFacts, 'prices' | 'isDeleted'>): LiveScore {
  if (live?.score && (isInLive || listed.updated_at <= live.changedAt)) return live.score;
  const { status_id: status, home_scores, away_scores } = listed;
  const periodStart = live?.score?.status === status ? live.score.periodStart : 0;
  return { status, ...readScores(home_scores, away_scores, live?.score), periodStart };
}

/**
 * Converts a match; `undefined` when a number of it is taken (see createNumbers). A deleted match gets the status that
 * is drawn nowhere (M1): a feed cannot remove one.
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
    status_id: isDeleted ? MatchStatus.Abnormal : score.status,
    competition_id: competition,
    country_id: country,
    home_team_id: home,
    away_team_id: away,
    home_scores: [...score.home],
    away_scores: [...score.away],
    home_position: listed.home_position,
    away_position: listed.away_position,
    is_hot: isHot,
    odds: isDeleted ? '' : oddsTextOf(prices, score.status),
    stats: live ? statsOf(live.stats, score, { home, away }) : [],
    incidents: live ? [...live.incidents] : [],
    period_start: score.periodStart,
  };
}
