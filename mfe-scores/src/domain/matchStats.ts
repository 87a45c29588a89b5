import type { Match } from 'shared-kernel/entities/match';
import { corners, type Pair, redCards, yellowCards } from 'shared-kernel/rules/score';

export type MatchStats = {
  /** In per cent; `undefined` when not measured. */
  possession: Pair | undefined;
  shotsOnTarget: Pair | undefined;
  /** `undefined` when not counted. */
  corners: Pair | undefined;
  yellowCards: Pair;
  redCards: Pair;
};

type StatsFields = Pick<Match, 'score' | 'home_team_id' | 'away_team_id' | 'stats'>;

/** A match's figures. Cards and corners come from the score, as in the row, so that the two always agree. */
export function matchStats(match: StatsFields): MatchStats {
  const home = match.stats.find(({ team_id }) => team_id === match.home_team_id);
  const away = match.stats.find(({ team_id }) => team_id === match.away_team_id);
  const areBothKnown = home !== undefined && away !== undefined;
  const isMeasured = areBothKnown && home.ball_possession + away.ball_possession > 0;
  return {
    possession: isMeasured ? { home: home.ball_possession, away: away.ball_possession } : undefined,
    shotsOnTarget: areBothKnown ? { home: home.shots_on_target, away: away.shots_on_target } : undefined,
    corners: corners(match),
    yellowCards: yellowCards(match),
    redCards: redCards(match),
  };
}
