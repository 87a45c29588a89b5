import type { Match } from '../entities/match';
import type { LaneNumbers } from '../protocol/lanes';
import { withKnownStart } from './foldScore';

/** What is known of a match, and how new that is. */
export type KnownMatch = {
  readonly match: Match;
  /** How new each lane is; missing where the server has no versions, or where what it was no longer counts. */
  readonly lanes: Readonly<Required<LaneNumbers>> | undefined;
  /** The version of the newest snapshot: only snapshots say all of a match. */
  readonly loaded: number | undefined;
  /** The version of a change that could not be applied. No other change is applied until the whole match is loaded. */
  readonly lacks?: number | undefined;
  /** It was removed: whatever changes next, it is asked for whole. */
  readonly isGone?: boolean | undefined;
};

/** A match of a snapshot. Of the lanes it counts where it is newer, of the rest where no newer snapshot said it. */
export function foldSnapshot(known: KnownMatch | undefined, snapshot: Match): KnownMatch {
  if (!known) return asLoaded(snapshot);
  if (known.match === snapshot) return known;
  const { version } = snapshot;
  const { match, lanes, loaded = 0 } = known;
  const came = withKnownStart(match, snapshot);
  if (version === undefined || !lanes) return asLoaded(came);
  const rest = version >= loaded ? came : match;
  const { home_position, away_position, is_hot } = version >= lanes.football ? came : match;
  return {
    ...foldLanes(known, lanes, { ...came, version }, { ...rest, home_position, away_position, is_hot }),
    loaded: Math.max(loaded, version),
  };
}

function asLoaded(match: Match): KnownMatch {
  return { match, lanes: lanesOf(match.version), loaded: match.version };
}

/** Each lane from where it is newer, in place of what `rest` has of it. */
export function foldLanes(
  known: KnownMatch,
  has: Required<LaneNumbers>,
  came: Match & { version: number },
  rest: Match,
): KnownMatch {
  const { version } = came;
  const isFootballNewer = version > has.football;
  const { state, score, period_start, match_time, incidents } = isFootballNewer ? came : known.match;
  const { stats, odds, suspended_odds } = version > has.prices ? came : known.match;
  const lanes = { football: Math.max(has.football, version), prices: Math.max(has.prices, version) };
  const match = {
    ...rest,
    state,
    score,
    period_start,
    match_time,
    incidents,
    stats,
    odds,
    suspended_odds,
    version: Math.max(lanes.football, lanes.prices),
  };
  return {
    ...known,
    match: isSame(match, known.match) ? known.match : match,
    lanes,
    lacks: (known.lacks ?? 0) > version ? known.lacks : undefined,
    isGone: !isFootballNewer && known.isGone,
  };
}

/** What was known no longer counts, whatever its version: the next snapshot does. */
export function forgotten({ match }: Pick<KnownMatch, 'match'>): KnownMatch {
  return { match, lanes: undefined, loaded: undefined };
}

export const lanesOf = (version: number | undefined) =>
  version === undefined ? undefined : { football: version, prices: version };

function isSame(one: Match, other: Match): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Match)[];
  return keys.every((key) => one[key] === other[key]);
}
