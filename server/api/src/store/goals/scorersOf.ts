import type { FeedResult } from 'feeds/feedRecords';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { scored } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { listedGoals } from 'shared-kernel/rules/goals';
import { mainScore } from 'shared-kernel/rules/score';

/** What one player scored in a match. */
export type MatchScorer = {
  team_id: number;
  /** As the feed reports it, if it does. */
  player_id: string | null;
  player: string;
  goals: number;
  /** How many of these are penalties. */
  penalties: number;
};

type Scored = Pick<FeedResult, 'home_team_id' | 'away_team_id'> & {
  readonly home_scores: readonly number[];
  readonly away_scores: readonly number[];
  readonly incidents: readonly Pick<
    FeedResult['incidents'][number],
    'type' | 'position' | 'player_id' | 'player_name'
  >[];
};

/** Longer than any player's name. */
const MAX_CHARACTERS = 100;

/**
 * Who scored in a match. Own goals count for nobody, nor do goals whose scorer is not named, nor any of a side of which more
 * are listed than it scored.
 */
export function scorersOf(match: Scored): MatchScorer[] {
  const { home_team_id, away_team_id, incidents } = match;
  const total = mainScore(scored({ ...match, status_id: MatchStatus.Ended }));
  const listed = listedGoals(incidents);
  const isSure = { [Side.Home]: listed.home <= total.home, [Side.Away]: listed.away <= total.away };
  const scorers = new Map<string, MatchScorer>();
  for (const { type, position, player_id, player_name } of incidents) {
    const isPenalty = type === IncidentType.PenaltyGoal;
    const player = player_name?.trim().slice(0, MAX_CHARACTERS);
    if ((type !== IncidentType.Goal && !isPenalty) || position === Side.Neither || !player) continue;
    if (!isSure[position]) continue;
    const team_id = position === Side.Home ? home_team_id : away_team_id;
    const key = `${team_id} ${player_id ?? ''} ${player}`;
    const known = scorers.get(key);
    const id = player_id === undefined ? null : String(player_id);
    const scorer = known ?? { team_id, player_id: id, player, goals: 0, penalties: 0 };
    scorer.goals += 1;
    scorer.penalties += isPenalty ? 1 : 0;
    scorers.set(key, scorer);
  }
  return [...scorers.values()];
}
