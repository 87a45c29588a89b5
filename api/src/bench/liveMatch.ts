import { decode } from 'shared-kernel/decode/decode';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { matchSchema } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../feed/provider';

/** A match in its tenth minute, whose goal carries the number of the change that it is sent with. */
export function liveMatch(id: number, change: number): FeedMatch {
  const kickOff = Math.floor(Date.now() / 1000) - 600;
  const goal = { type: IncidentType.Goal, position: Side.Home, time: 10, player_name: `bench:${change}` };
  const scores = { home_scores: [1], away_scores: [0] };
  const names = { competition_id: 1, country_id: 1, home_team_id: 101, away_team_id: 102 };
  const raw = { id, match_time: kickOff, status_id: MatchStatus.FirstHalf, ...names, ...scores, incidents: [goal] };
  const { version, score, ...match } = decode(matchSchema, raw, 'bench match');
  return { ...match, period_start: kickOff };
}
