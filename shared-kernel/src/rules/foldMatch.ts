import { listedAs, listingOf } from '../entities/listing';
import type { Match } from '../entities/match';
import { MatchStatus } from '../entities/matchStatus';
import type { LaneChange, LaneNumbers } from '../protocol/lanes';
import type { PushedUpdate } from '../protocol/matchUpdate';
import { foldScore, withKnownStart } from './foldScore';

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
  const listing = listedAs(listingOf(version >= lanes.football ? came : match));
  return {
    ...foldLanes(known, lanes, { ...came, version }, { ...rest, ...listing }),
    loaded: Math.max(loaded, version),
  };
}

function asLoaded(match: Match): KnownMatch {
  return { match, lanes: lanesOf(match.version), loaded: match.version };
}

/** A match after a whole message, which leaves out what it could not read. Without versions arrival order counts (M10). */
export function foldWhole(known: KnownMatch, update: PushedUpdate): KnownMatch {
  const { match, lanes } = known;
  const { version } = update;
  if (lanes && version !== undefined && version <= Math.min(lanes.football, lanes.prices)) return known;
  const came = { ...withParts(match, update), version: version ?? match.version };
  if (!lanes || version === undefined) return { ...known, match: came, lanes: lanesOf(version) };
  const listed = version > lanes.football ? came : match;
  return foldLanes(known, lanes, { ...came, version }, { ...match, ...listedAs(listingOf(listed)) });
}

/** Each lane from where it is newer, in place of what `rest` has of it. */
function foldLanes(
  known: KnownMatch,
  has: Required<LaneNumbers>,
  came: Match & { version: number },
  rest: Match,
): KnownMatch {
  const { version } = came;
  const isFootballNewer = version > has.football;
  const { status_id, home_scores, away_scores, score, match_time, incidents } = isFootballNewer ? came : known.match;
  const { stats, odds, suspended_odds } = version > has.prices ? came : known.match;
  const lanes = { football: Math.max(has.football, version), prices: Math.max(has.prices, version) };
  const match = {
    ...rest,
    ...{ status_id, home_scores, away_scores, score, match_time, incidents, stats, odds, suspended_odds },
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

/**
 * A match after a change of one lane, as absolute values.
 *
 * @param level up to where all matches of the page are complete in each lane
 * @returns the same object for an old change, and one that lacks it when the match must be asked for
 */
export function foldChange(known: KnownMatch, change: LaneChange, level: LaneNumbers): KnownMatch {
  const { lane, base, version } = change;
  const { match, lanes } = known;
  // Until a snapshot counts again, what stands by itself is better than what was.
  if (!lanes) return { ...known, match: withParts(match, change) };
  if (known.lacks !== undefined) return { ...known, lacks: Math.max(known.lacks, version) };
  const has = Math.max(lanes[lane], level[lane] ?? 0);
  if (has >= version) return known;
  const isGap = known.isGone || base > has || (change.incidents?.from ?? 0) > match.incidents.length;
  if (isGap) return { ...known, lacks: version };
  const next = { ...lanes, [lane]: version };
  return {
    ...known,
    match: { ...withParts(match, change), version: Math.max(next.football, next.prices) },
    lanes: next,
  };
}

/** A removed match: pages hide one of status 0 (M1). */
export function foldRemoval(known: KnownMatch, version: number): KnownMatch {
  if (known.lanes && known.lanes.football > version) return known;
  const match = { ...known.match, status_id: MatchStatus.Abnormal, score: undefined, version };
  return { match, lanes: lanesOf(version), loaded: known.loaded, isGone: true };
}

/** What was known no longer counts, whatever its version: the next snapshot does. */
export function forgotten({ match }: Pick<KnownMatch, 'match'>): KnownMatch {
  return { match, lanes: undefined, loaded: undefined };
}

const lanesOf = (version: number | undefined) =>
  version === undefined ? undefined : { football: version, prices: version };

/** What a push leaves out stays (M19), and a fall of the score counts, because a cancelled goal is one (M10). */
function withParts(match: Match, came: PushedUpdate | LaneChange): Match {
  return {
    ...match,
    ...(came.score && foldScore(match, came.score)),
    ...(came.listing && listedAs(came.listing)),
    match_time: came.match_time ?? match.match_time,
    incidents: incidentsAfter(match.incidents, came.incidents),
    stats: came.stats ?? match.stats,
    odds: came.odds ?? match.odds,
    suspended_odds: came.suspended_odds ?? match.suspended_odds,
  };
}

function incidentsAfter(known: Match['incidents'], came: PushedUpdate['incidents'] | LaneChange['incidents']) {
  if (!came || 'length' in came) return came ?? known;
  return came.from > known.length ? known : [...known.slice(0, came.from), ...came.add];
}

function isSame(one: Match, other: Match): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Match)[];
  return keys.every((key) => one[key] === other[key]);
}

/** Whether an update replaces the known state. When either lacks a version, arrival order decides. */
export function isNewer(known: number | undefined, came: number | undefined): boolean {
  return known === undefined || came === undefined || came > known;
}
