import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Names } from './createNames';
import { SINGLE } from './endpoints';
import { type MatchFacts, scoreOf } from './feedMatch';
import type { Entry } from './vendorState';

/**
 * A match waits for its names, and an ended one for what happened in it: a restart must not take goals away. Nothing
 * waits for what the plan does not include, and a deleted match waits for its names alone.
 */
export function isPublishable(
  entry: Entry,
  names: Pick<Names, 'hasTeam' | 'hasCompetition'>,
  isRefused: (endpoint: string) => boolean,
): entry is Entry & MatchFacts {
  const { listed, live, hasHistory, isDeleted } = entry;
  if (!listed) return false;
  const { status } = scoreOf({ ...entry, listed });
  const isComplete = live !== undefined || hasHistory || isDeleted || isRefused(SINGLE.history);
  if (status === MatchStatus.Ended && !isComplete) return false;
  const { competition_id, home_team_id, away_team_id } = listed;
  const hasTeams = isRefused(SINGLE.team) || [home_team_id, away_team_id].every(names.hasTeam);
  return hasTeams && (isRefused(SINGLE.competition) || names.hasCompetition(competition_id));
}
