import { plain } from 'shared-kernel/rules/plainText';
import type { StoredScorer } from '../../store/goals/readGoals';
import type { MatchScorer } from '../../store/goals/scorersOf';
import type { LiveResult } from './liveResults';

/** A line of the list of scorers: who has as many goals shares the place. */
export type TopScorer = { place: number; name: string; team_id: number; goals: number; penalties: number };

/** Lines of the list; those who share the last place with one of them are left out. */
const MAX = 20;

/**
 * The best scorers of a season, of equal ones the one with fewer penalties first. A player is known by their id, or where a
 * match has none by their name in their team; they stand with the name and team of their last goal.
 *
 * @param scorers by match, the oldest first
 */
export function topScorers(scorers: readonly MatchScorer[]): TopScorer[] {
  const ids = idsByName(scorers);
  const sums = new Map<string, Omit<TopScorer, 'place'>>();
  for (const { team_id, player_id, player, goals, penalties } of scorers) {
    const id = player_id ?? ids.get(nameKey({ team_id, player }));
    const key = id ?? nameKey({ team_id, player });
    const known = sums.get(key);
    sums.set(key, {
      name: player,
      team_id,
      goals: goals + (known?.goals ?? 0),
      penalties: penalties + (known?.penalties ?? 0),
    });
  }
  const sorted = [...sums.values()].sort(
    (one, other) =>
      other.goals - one.goals || one.penalties - other.penalties || one.name.localeCompare(other.name, 'vi'),
  );
  return sorted
    .slice(0, MAX)
    .map((one) => ({ place: 1 + sorted.findIndex(({ goals }) => goals === one.goals), ...one }));
}

type Named = Pick<MatchScorer, 'team_id' | 'player'>;

const nameKey = ({ team_id, player }: Named) => `${team_id} ${plain(player)}`;

/** The id of a name in a team, if it is one player's alone. */
function idsByName(scorers: readonly MatchScorer[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const several = new Set<string>();
  for (const scorer of scorers) {
    if (scorer.player_id === null) continue;
    const key = nameKey(scorer);
    const known = ids.get(key);
    if (known !== undefined && known !== scorer.player_id) several.add(key);
    ids.set(key, scorer.player_id);
  }
  for (const key of several) ids.delete(key);
  return ids;
}

/** Who scored in a season, of matches in play until now, and how many goals have a name. */
export function seasonScorers(
  stored: readonly StoredScorer[],
  live: readonly LiveResult[],
  isOfSeason: (scorer: StoredScorer) => boolean,
) {
  const isLive = new Set(live.map(({ id }) => id));
  const scored = [
    ...stored.filter(({ match_id }) => !isLive.has(match_id)),
    ...live.flatMap(({ id, kickOff, scorers }) => scorers.map((one) => ({ ...one, match_id: id, kick_off: kickOff }))),
  ].filter(isOfSeason);
  return { named_goals: scored.reduce((sum, { goals }) => sum + goals, 0), scorers: topScorers(scored) };
}
