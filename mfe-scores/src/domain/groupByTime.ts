import type { Match, MatchId } from 'shared-kernel/entities/match';
import { phaseOf } from 'shared-kernel/rules/status';
import { byNewest } from './matchOrder';

/** The live page's groups in order. */
export const TIME_GROUPS = ['hot', 'live', 'upcoming', 'ended', 'others'] as const;

export type TimeGroupKind = (typeof TIME_GROUPS)[number];

export type TimeGroup = { kind: TimeGroupKind; ids: readonly MatchId[] };

type Grouped = Pick<Match, 'id' | 'status_id' | 'is_hot' | 'match_time' | 'competition_id'>;

/** The first group of a match; `undefined` when never shown (status 0). Only live and upcoming matches are hot. */
export function timeGroupOf(match: Pick<Match, 'status_id' | 'is_hot'>): TimeGroupKind | undefined {
  switch (phaseOf(match.status_id)) {
    case 'live':
      return match.is_hot ? 'hot' : 'live';
    case 'notStarted':
      return match.is_hot ? 'hot' : 'upcoming';
    case 'ended':
      return 'ended';
    case 'other':
      return 'others';
    case 'hidden':
      return undefined;
  }
}

/**
 * Matches in the groups of the live page, without empty groups; ended matches are sorted newest first.
 *
 * @param matches in the order of `byKickOff`
 */
export function groupByTime(matches: readonly Grouped[]): TimeGroup[] {
  const groups: Record<TimeGroupKind, Grouped[]> = { hot: [], live: [], upcoming: [], ended: [], others: [] };
  for (const match of matches) {
    const kind = timeGroupOf(match);
    if (kind) groups[kind].push(match);
  }
  groups.ended.sort(byNewest);
  return TIME_GROUPS.filter((kind) => groups[kind].length > 0).map((kind) => ({
    kind,
    ids: groups[kind].map(({ id }) => id),
  }));
}
