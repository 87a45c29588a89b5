import { type Listing, listingOf } from '../entities/listing';
import type { Match, MatchId } from '../entities/match';
import { MatchStatus } from '../entities/matchStatus';
import type { LaneChange, LaneNumbers, Names } from '../protocol/lanes';
import type { MatchUpdate, PushedUpdate } from '../protocol/matchUpdate';
import { foldScore, type ScoreState, withKnownStart } from './foldScore';
import { isNewer } from './foldUpdate';

/** What changes of a match besides its score. */
type Rest = Pick<Match, 'match_time' | 'incidents' | 'stats' | 'odds' | 'suspended_odds'> & {
  readonly listing?: Listing | undefined;
  /** The version that brought the listing: an older server has it in no lane, so a lane does not say how new it is. */
  readonly listedAt?: number | undefined;
};

/** What a page knows of a match. */
export type KnownMatch = ScoreState &
  Partial<Rest> & {
    /** How new each lane is; missing where the server has no versions, or where what it was no longer counts. */
    readonly lanes?: Readonly<Required<LaneNumbers>> | undefined;
    /** The version of a change that could not be applied. No other change is applied until the whole match is loaded. */
    readonly lacks?: number | undefined;
    /** No snapshot had it; remotes got what stands by itself. */
    readonly isPassedOn?: boolean | undefined;
    /** It was removed: whatever changes next, it is asked for whole. */
    readonly isGone?: boolean | undefined;
    /** The version that remotes have. */
    readonly shown: number | undefined;
  };

/** Added to a version, which the server counts in whole numbers, so that remotes take a second update of it for newer. */
const VERSION_FRACTION = 1 / 1024;

const LEFT_OUT = { incidents: undefined, stats: undefined, odds: undefined, match_time: undefined };

/** A match after a snapshot that a remote has just taken; `needsUpdate` when remotes need an update besides. */
export function foldSnapshot(known: KnownMatch | undefined, match: Match): { next: KnownMatch; needsUpdate: boolean } {
  const { version } = match;
  const came = { ...scoreOf(known ? withKnownStart(known, match) : match), ...restOf(match) };
  if (version === undefined) return { next: { ...came, lanes: undefined, shown: undefined }, needsUpdate: false };
  const isTaken = isNewer(known?.shown, version);
  if (!known?.lanes) {
    const shown = isTaken ? version : known?.shown;
    return {
      next: { ...came, lanes: { football: version, prices: version }, shown },
      needsUpdate: !isTaken && !known?.isPassedOn,
    };
  }
  const { football, prices } = known.lanes;
  const next = foldLanes(known, known.lanes, came, version);
  const isBehind = version < football || version < prices;
  const isNews = version > football || version > prices;
  return { next: isTaken ? { ...next, shown: version } : next, needsUpdate: isBehind || (isNews && !isTaken) };
}

type Came = ScoreState & Partial<Rest>;

/** Each lane from where it is newer. */
function foldLanes(known: KnownMatch, has: Required<LaneNumbers>, came: Came, version: number): KnownMatch {
  const football = version > has.football ? came : known;
  const prices = version > has.prices ? came : known;
  return {
    ...{
      ...scoreOf(football),
      match_time: football.match_time,
      incidents: football.incidents,
      listing: football.listing,
    },
    ...{ stats: prices.stats, odds: prices.odds, suspended_odds: prices.suspended_odds },
    lacks: (known.lacks ?? 0) > version ? known.lacks : undefined,
    lanes: { football: Math.max(has.football, version), prices: Math.max(has.prices, version) },
    isGone: football === known && known.isGone,
    shown: known.shown,
  };
}

/** A match after a whole message, which leaves out what it could not read. */
export function foldWhole(known: KnownMatch | undefined, score: ScoreState, update: PushedUpdate): KnownMatch {
  const came = {
    ...scoreOf(score),
    match_time: update.match_time ?? known?.match_time,
    incidents: update.incidents ?? known?.incidents,
    stats: update.stats ?? known?.stats,
    odds: update.odds ?? known?.odds,
    suspended_odds: update.suspended_odds ?? known?.suspended_odds,
    listing: update.listing ?? known?.listing,
  };
  const { version } = update;
  if (known?.lanes && version !== undefined) return foldLanes(known, known.lanes, came, version);
  return { ...came, lanes: version === undefined ? undefined : { football: version, prices: version }, shown: version };
}

/**
 * A match after a change of one lane.
 *
 * @param level up to where all matches of the page are complete in each lane
 * @returns the same object for an old change, and one that lacks it when the match must be asked for
 */
export function foldChange(known: KnownMatch, change: LaneChange, level: LaneNumbers): KnownMatch {
  const { lane, base, version, score, incidents } = change;
  if (!known.lanes) return known;
  if (known.lacks !== undefined) return { ...known, lacks: Math.max(known.lacks, version) };
  const has = Math.max(known.lanes[lane], level[lane] ?? 0);
  if (has >= version) return known;
  const isGap = known.isGone || base > has || (incidents && incidents.from > (known.incidents?.length ?? 0));
  if (isGap) return { ...known, lacks: version };
  return {
    ...known,
    ...(score && foldScore(known, score)),
    incidents: incidents ? [...(known.incidents ?? []).slice(0, incidents.from), ...incidents.add] : known.incidents,
    match_time: change.match_time ?? known.match_time,
    odds: change.odds ?? known.odds,
    suspended_odds: change.suspended_odds ?? known.suspended_odds,
    stats: change.stats ?? known.stats,
    listing: change.listing ?? known.listing,
    lanes: { ...known.lanes, [lane]: version },
  };
}

/** A removed match: pages hide one of status 0 (M1). */
export function removed(id: MatchId, known: KnownMatch | undefined, version: number): KnownMatch {
  const before = known ?? { id, home_scores: [], away_scores: [], shown: undefined };
  const gone = { ...before, status_id: MatchStatus.Abnormal, score: undefined };
  return { ...gone, lanes: { football: version, prices: version }, lacks: undefined, isGone: true };
}

/**
 * A match that remotes are notified of, with a version that all of them take for newer. It is a whole number only if the
 * server's match of that version is the same: one lane may be behind.
 */
export function nextShown(known: KnownMatch): KnownMatch {
  const { lanes = { football: 0, prices: 0 }, shown = 0 } = known;
  const version = Math.max(lanes.football, lanes.prices) + (lanes.football === lanes.prices ? 0 : VERSION_FRACTION);
  return { ...known, shown: shown >= version ? shown + VERSION_FRACTION : version };
}

/** The whole update of a match. */
export function updateOf(known: KnownMatch, names: Names | undefined): MatchUpdate {
  const { id, status_id, home_scores, away_scores, score, shown } = known;
  const { match_time, incidents, stats, odds, suspended_odds, listing } = known;
  return {
    ...namesOf(names),
    match_id: id,
    score: score ?? [id, status_id, home_scores, away_scores, 0],
    version: shown,
    ...{ match_time, incidents, stats, odds, suspended_odds, listing },
  };
}

/** Of a match that no snapshot had: enough for a toast. */
export function updateOfUnknown({
  id,
  version,
  score,
  incidents,
  match_time,
  names,
}: LaneChange): MatchUpdate | undefined {
  const status = score?.[1];
  if (!score || status === undefined) return undefined;
  return {
    ...LEFT_OUT,
    ...namesOf(names),
    match_id: id,
    score: foldScore({ id, status_id: status, home_scores: [], away_scores: [], score: undefined }, score).score,
    newest: incidents?.add,
    // Not the match of that version, but a part of it.
    ...{ version: version + VERSION_FRACTION, match_time },
  };
}

const scoreOf = ({ id, status_id, home_scores, away_scores, score }: ScoreState): ScoreState => ({
  ...{ id, status_id, home_scores, away_scores, score },
});

/** A snapshot that names no suspended markets says that there are none, where an update would leave them as they were. */
const restOf = (match: Match): Rest => {
  const { match_time, incidents, stats, odds, suspended_odds = '' } = match;
  return { match_time, incidents, stats, odds, suspended_odds, listing: listingOf(match) };
};

function namesOf(names: Names | undefined) {
  const [home_team, away_team, competition_name] = names ?? [];
  return { home_team, away_team, competition_name };
}
