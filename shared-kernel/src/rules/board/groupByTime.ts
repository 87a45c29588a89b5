import type { Match, MatchId } from '../../entities/match';
import { isHidden } from '../status';
import { byKickOff, byNewest } from './matchOrder';

/** The live page's groups in order. */
export const TIME_GROUPS = ['hot', 'live', 'upcoming', 'ended', 'others'] as const;

export type TimeGroupKind = (typeof TIME_GROUPS)[number];

export type TimeGroup = { kind: TimeGroupKind; ids: readonly MatchId[]; fold?: Fold | undefined } & Cut;

/** Matches of a group that a visitor unfolds; `ids` of the group holds them only while it is open. */
export type Fold = { ids: readonly MatchId[]; isOpen: boolean } & Cut;

/** How many more matches the server knows than a list that may be cut. */
export type Cut = { readonly beyond?: number };

type Grouped = Pick<Match, 'id' | 'state' | 'is_hot' | 'match_time' | 'competition_id'>;

/**
 * What becomes of hot matches that are neither live nor among the next (M7): they fold away below those that are, or are
 * unfolded; are all asked for; or are upcoming like others, as they are where nothing would be left above the fold.
 */
export type RestOfHot = 'folded' | 'unfolded' | 'shown' | 'upcoming';

/** Most hot matches not yet live above all others, and how soon they kick off, in seconds (M7). */
const MAX_NEXT = 3;
const SOON = 3600;

/** The first group of a match; `undefined` when never shown. Only live and upcoming matches are hot. */
export function timeGroupOf({ state, is_hot }: Pick<Match, 'state' | 'is_hot'>): TimeGroupKind | undefined {
  switch (state.kind) {
    case 'live':
      return is_hot ? 'hot' : 'live';
    case 'fixture':
      return is_hot ? 'hot' : 'upcoming';
    case 'result':
      return 'ended';
    case 'off':
      return isHidden(state) ? undefined : 'others';
  }
}

/**
 * Matches in the groups of the live page, without empty groups; ended matches are sorted newest first. Of hot matches the
 * live ones come first, then the next.
 *
 * @param matches in the order of `byKickOff`
 * @param now in unix seconds
 */
export function groupByTime(matches: readonly Grouped[], now: number, restOfHot: RestOfHot): TimeGroup[] {
  const groups: Record<TimeGroupKind, Grouped[]> = { hot: [], live: [], upcoming: [], ended: [], others: [] };
  const waiting: Grouped[] = [];
  for (const match of matches) {
    const kind = timeGroupOf(match);
    if (kind === 'hot' && match.state.kind !== 'live') waiting.push(match);
    else if (kind) groups[kind].push(match);
  }
  const next = waiting.filter(({ match_time }) => match_time <= now + SOON).slice(0, MAX_NEXT);
  const rest = waiting.slice(next.length);
  groups.hot.push(...next);
  const asked = restOfHot === 'folded' && groups.hot.length === 0 ? 'upcoming' : restOfHot;
  if (asked === 'upcoming') groups.upcoming = [...groups.upcoming, ...rest].sort(byKickOff);
  else if (asked !== 'folded') groups.hot.push(...rest);
  groups.ended.sort(byNewest);
  const isFold = rest.length > 0 && (asked === 'folded' || asked === 'unfolded');
  const fold = isFold ? { ids: idsOf(rest), isOpen: asked === 'unfolded' } : undefined;
  return TIME_GROUPS.filter((kind) => groups[kind].length > 0).map((kind) => ({
    kind,
    ids: idsOf(groups[kind]),
    ...(kind === 'hot' && fold ? { fold } : {}),
  }));
}

const idsOf = (matches: readonly Grouped[]) => matches.map(({ id }) => id);
