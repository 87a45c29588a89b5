import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedInfo, FeedMatch } from '../../feedRecords';
import { vendorIdOf } from './vendorId';
import { textOf } from './vendorText';

/** A row of `match/recent/list` and `match/diary`; `updated_at` is added by the server. */
export function listedOf(match: FeedMatch, info?: FeedInfo) {
  return {
    id: vendorIdOf('match', match.id),
    season_id: vendorIdOf('season', match.competition_id),
    competition_id: vendorIdOf('competition', match.competition_id),
    home_team_id: vendorIdOf('team', match.home_team_id),
    away_team_id: vendorIdOf('team', match.away_team_id),
    status_id: match.status_id,
    match_time: match.match_time,
    venue_id: info?.venue ? venueIdOf(match) : '',
    referee_id: info?.referee ? refereeIdOf(match) : '',
    neutral: 0,
    note: '',
    home_scores: match.home_scores,
    away_scores: match.away_scores,
    home_position: String(match.home_position ?? ''),
    away_position: String(match.away_position ?? ''),
    coverage: { mlive: 1, lineup: 1, gif: 0 },
    round: { stage_id: '', group_num: 0, round_num: 1 },
  };
}

/** Each home team has one ground. */
export const venueIdOf = ({ home_team_id }: FeedMatch) => vendorIdOf('venue', home_team_id);

/** Each match has a referee of its own. */
export const refereeIdOf = ({ id }: FeedMatch) => vendorIdOf('referee', id);

export type VendorListed = ReturnType<typeof listedOf>;

/** An item of `match/detail_live`, or a part of one in a push. */
export type VendorLive = { id: string; score?: unknown; stats?: unknown; incidents?: unknown; tlive?: unknown };

export function liveOf(match: FeedMatch): VendorLive {
  const id = vendorIdOf('match', match.id);
  const { status_id, home_scores, away_scores, period_start } = match;
  return {
    id,
    score: [id, status_id, home_scores, away_scores, period_start, ''],
    stats: statsOf(match),
    incidents: incidentsOf(match),
    tlive: textOf(match),
  };
}

/** In another order than ours, with figures that we do not show. */
function statsOf({ stats, home_scores, away_scores }: FeedMatch) {
  const [home, away] = stats;
  if (!home || !away) return [];
  return [
    { type: 21, home: home.shots_on_target, away: away.shots_on_target },
    { type: 2, home: home_scores[4] ?? 0, away: away_scores[4] ?? 0 },
    { type: 25, home: home.ball_possession, away: away.ball_possession },
  ];
}

const OTHER = { [Side.Home]: Side.Away, [Side.Away]: Side.Home, [Side.Neither]: Side.Neither } as const;

/** With the vendor's whistles between the halves, minutes with the added ones, and own goals with the scorer's team. */
function incidentsOf({ incidents, status_id }: FeedMatch) {
  const isSecond = ({ time }: Incident) => time > 45;
  const rows = [...incidents].map(incidentOf);
  const cut = incidents.findIndex(isSecond);
  const at = cut < 0 ? rows.length : cut;
  const isPastHalfTime = status_id >= MatchStatus.HalfTime;
  const whistle = isPastHalfTime ? [{ type: 11, position: 0, time: 48 }] : [];
  const end = status_id === MatchStatus.Ended ? [{ type: 12, position: 0, time: 93 }] : [];
  return [...rows.slice(0, at), ...whistle, ...rows.slice(at), ...end];
}

function incidentOf(one: Incident) {
  const added = one.added_time ?? 0;
  return {
    type: one.type,
    position: one.type === IncidentType.OwnGoal ? OTHER[one.position] : one.position,
    time: one.time + added,
    ...(added > 0 && { add_time: added }),
    ...(one.player_id !== undefined && { player_id: `p${one.player_id}` }),
    ...(one.player_name !== undefined && { player_name: one.player_name }),
    ...(one.in_player_name !== undefined && { in_player_name: one.in_player_name }),
    ...(one.out_player_name !== undefined && { out_player_name: one.out_player_name }),
    ...(one.home_score !== undefined && { home_score: one.home_score, away_score: one.away_score }),
    ...(one.type === IncidentType.Var && { var_reason: 2, var_result: 2 }),
  };
}
