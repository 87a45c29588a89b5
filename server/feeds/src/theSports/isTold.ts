import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Entry } from './book';
import type { Names } from './createNames';
import { type MatchFacts, scoreOf } from './feedMatch';

/** A match waits for its names, and an ended one for what happened in it: a restart must not take goals away. */
export function isTold(entry: Entry, names: Names): entry is Entry & MatchFacts {
  const { listed } = entry;
  if (!listed) return false;
  const { status } = scoreOf({ ...entry, listed });
  if (status === MatchStatus.Ended && !entry.live && !entry.hasHistory) return false;
  return [listed.home_team_id, listed.away_team_id].every(names.hasTeam) && names.hasCompetition(listed.competition_id);
}
