import type { Id } from '../../entities/id';
import type { Match, MatchId } from '../../entities/match';
import type { BoardGroup } from './boardGroup';

/**
 * The groups of a board with pinned competitions first, in the order of the pins: as groups, or within each group of another
 * kind. What is not pinned keeps its order.
 */
export function pinnedFirst(
  groups: readonly BoardGroup[],
  pinned: readonly Id[],
  matches: readonly Pick<Match, 'id' | 'competition_id'>[],
): readonly BoardGroup[] {
  if (pinned.length === 0) return groups;
  const ranks = new Map(pinned.map((id, rank) => [id, rank]));
  const rankOf = (competition: Id | undefined) =>
    (competition === undefined ? undefined : ranks.get(competition)) ?? pinned.length;
  const competitions = new Map(matches.map((match) => [match.id, match.competition_id]));
  const rankOfMatch = (id: MatchId) => rankOf(competitions.get(id));
  const rankOfGroup = (group: BoardGroup) => (group.kind === 'league' ? rankOf(group.competitionId) : 0);
  return [...groups]
    .sort((one, other) => rankOfGroup(one) - rankOfGroup(other))
    .map((group) => ({ ...group, ids: [...group.ids].sort((one, other) => rankOfMatch(one) - rankOfMatch(other)) }));
}
