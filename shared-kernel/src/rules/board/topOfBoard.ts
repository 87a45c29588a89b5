import type { BoardSummary, GroupSummary } from '../../entities/boardSummary';
import type { MatchId } from '../../entities/match';
import type { ArrangedBoard } from './arrangeBoard';
import { type BoardGroup, foldSize, isFolded, sizeOf } from './boardGroup';

/** The first rows of a board, and the size of the whole. */
export type TopIds = { ids: readonly MatchId[]; summary: BoardSummary };

/** The first `most` rows as the board shows them, from the top, or after `skipped` others. */
export function topOfBoard({ groups, counts }: ArrangedBoard, most: number, skipped = 0): TopIds {
  return {
    ids: groups.flatMap(({ ids }) => ids).slice(skipped, skipped + most),
    summary: {
      total: groups.reduce((sum, group) => sum + sizeOf(group), 0),
      live: counts.online,
      filters: counts,
      groups: groups.map(summaryOf),
      skipped: skipped > 0 ? skipped : undefined,
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
 * The groups of a board's top with the sizes of the whole board, for its headers, and in its order: where the top does not
 * begin with the first row, it may lack the hot match that brought its league forward.
 *
 * @param groups of the top's matches alone
 * @param summaries of all groups
 */
export function withSizes(groups: readonly BoardGroup[], summaries: readonly GroupSummary[]): BoardGroup[] {
  const placeOf = (group: BoardGroup) => summaries.findIndex((one) => isSame(one, group));
  const placed = groups.map((group) => ({ group, at: placeOf(group) })).sort(byPlace);
  return placed.map(({ group, at }) => {
    const summary = summaries[at];
    return summary ? withSize(group, summary) : group;
  });
}

/** What has no summary comes last. */
function byPlace({ at: one }: { at: number }, { at: other }: { at: number }): number {
  return one < 0 || other < 0 ? Number(one < 0) - Number(other < 0) : one - other;
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
