import { createHash } from 'node:crypto';
import type { FeedMatch } from 'feeds/feedRecords';
import type { MatchTable } from './schema';

/** A feed's match in the shape of its row, without a version yet. */
export type StoredMatchRow = Omit<MatchTable, 'version'>;

export function toStoredMatchRow(match: FeedMatch): StoredMatchRow {
  const state = JSON.stringify(wireState(match));
  return {
    id: match.id,
    match_time: match.match_time,
    status_id: match.status_id,
    competition_id: match.competition_id,
    country_id: match.country_id ?? null,
    home_team_id: match.home_team_id,
    away_team_id: match.away_team_id,
    fingerprint: createHash('sha1').update(state).digest('base64'),
    state,
  };
}

/** Fields in a fixed order, so that equal states have equal texts. `score` is the array of the live updates (M5). */
function wireState(match: FeedMatch) {
  const { home_scores, away_scores, stats, incidents } = match;
  return {
    id: match.id,
    match_time: match.match_time,
    status_id: match.status_id,
    competition_id: match.competition_id,
    country_id: match.country_id,
    home_team_id: match.home_team_id,
    away_team_id: match.away_team_id,
    home_scores,
    away_scores,
    shootout_winner: match.shootout_winner,
    home_position: match.home_position,
    away_position: match.away_position,
    is_hot: match.is_hot,
    odds: match.odds,
    // Left out where no market is, which is nearly always.
    suspended_odds: match.suspended_odds || undefined,
    stats: stats.map((line) => ({
      team_id: line.team_id,
      ball_possession: line.ball_possession,
      shots_on_target: line.shots_on_target,
      yellow_cards: line.yellow_cards,
      red_cards: line.red_cards,
    })),
    incidents: incidents.map((incident) => ({
      type: incident.type,
      position: incident.position,
      time: incident.time,
      added_time: incident.added_time,
      player_name: incident.player_name,
      player_id: incident.player_id,
      in_player_name: incident.in_player_name,
      out_player_name: incident.out_player_name,
      home_score: incident.home_score,
      away_score: incident.away_score,
    })),
    score: [match.id, match.status_id, home_scores, away_scores, match.period_start],
  };
}

/** What changes of lanes carry of a match; pages learn anything else from a board. */
const CARRIED_BY_LANES: ReadonlySet<string> = new Set([
  ...(['version', 'match_time', 'status_id', 'home_scores', 'away_scores', 'score'] as const),
  ...(['incidents', 'odds', 'suspended_odds', 'stats', 'home_position', 'away_position', 'is_hot'] as const),
] satisfies ('version' | keyof ReturnType<typeof wireState>)[]);

/** Whether two states of a match differ in what no lane carries. */
export function needsBoard(before: string, after: string): boolean {
  return beyondLanes(before) !== beyondLanes(after);
}

function beyondLanes(state: string): string {
  return JSON.stringify(JSON.parse(state), (key, value: unknown) => (CARRIED_BY_LANES.has(key) ? undefined : value));
}

/** A match's JSON for REST. */
export function wireText({ version, state }: Pick<MatchTable, 'version' | 'state'>): string {
  return `{"version":${version},${state.slice(1)}`;
}
