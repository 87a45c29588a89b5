import type { BoardSummary, GroupSummary } from '../../entities/boardSummary';
import type { MatchId } from '../../entities/match';
import type { ArrangedBoard } from './arrangeBoard';
import { type BoardGroup, foldSize, isFolded, sizeOf } from './boardGroup';

/** The first rows of a board, and the size of the whole. */
export type BoardTop = { ids: readonly MatchId[]; summary: BoardSummary };

/** The first `most` rows as the board shows them, from the top. */
export function topOfBoard({ groups, counts }: ArrangedBoard, most: number): BoardTop {
  return {
    ids: groups.flatMap(({ ids }) => ids).slice(0, most),
    summary: {
      total: groups.reduce((sum, group) => sum + sizeOf(group), 0),
      live: counts.online,
      filters: counts,
      groups: groups.map(summaryOf),
    },
  };
}

function summaryOf(group: BoardGroup): GroupSummary {
  const shown = group.ids.length;
  switch (group.kind) {
    case 'league':
      return { kind: group.kind, competition_id: group.competitionId, shown };
    case 'date':
      return { kind: group.kind, day: group.day, shown };
    default:
      return { kind: group.kind, shown, folded: isFolded(group) ? foldSize(group.fold) : 0 };
  }
}

/**
 * The groups of a board's top with the sizes of the whole board, for its headers.
 *
 * @param groups of the top's matches alone
 * @param summaries of all groups
 */
export function withSizes(groups: readonly BoardGroup[], summaries: readonly GroupSummary[]): BoardGroup[] {
  const known = groups.map((group) => {
    const summary = summaries.find((one) => isSame(one, group));
    return summary ? withSize(group, summary) : group;
  });
  const [first] = summaries;
  const isFoldAlone = first?.kind === 'hot' && first.folded > 0 && groups[0]?.kind !== 'hot';
  return isFoldAlone ? [withSize({ kind: 'hot', ids: [] }, first), ...known] : known;
}

function isSame(summary: GroupSummary, group: BoardGroup): boolean {
  if (summary.kind === 'league') return group.kind === 'league' && summary.competition_id === group.competitionId;
  if (summary.kind === 'date') return group.kind === 'date' && summary.day === group.day;
  return summary.kind === group.kind;
}

function withSize(group: BoardGroup, summary: GroupSummary): BoardGroup {
  const sized = { ...group, beyond: Math.max(0, summary.shown - group.ids.length) };
  const folded = 'folded' in summary ? summary.folded : 0;
  return folded > 0 && sized.kind === 'hot' ? { ...sized, fold: { ids: [], isOpen: false, beyond: folded } } : sized;
}
