import { listedAs } from '../entities/listing';
import type { Match } from '../entities/match';
import { matchState } from '../entities/matchState';
import { MatchStatus } from '../entities/matchStatus';
import type { LaneChange, LaneNumbers } from '../protocol/lanes';
import type { PushedUpdate } from '../protocol/matchUpdate';
import { foldLanes, type KnownMatch, lanesOf } from './foldMatch';
import { foldScore } from './foldScore';

/** A match after a whole message, which leaves out what it could not read. Without versions arrival order counts (M10). */
export function foldWhole(known: KnownMatch, update: PushedUpdate): KnownMatch {
  const { match, lanes } = known;
  const { version } = update;
  if (lanes && version !== undefined && version <= Math.min(lanes.football, lanes.prices)) return known;
  const came = { ...withParts(match, update), version: version ?? match.version };
  if (!lanes || version === undefined) return { ...known, match: came, lanes: lanesOf(version) };
  const { home_position, away_position, is_hot } = version > lanes.football ? came : match;
  return foldLanes(known, lanes, { ...came, version }, { ...match, home_position, away_position, is_hot });
}

/**
 * A match after a change of one lane, as absolute values.
 *
 * @param complete up to where all matches of the page are complete in each lane
 * @returns the same object for an old change, and one that lacks it when the match must be asked for
 */
export function foldChange(known: KnownMatch, change: LaneChange, complete: LaneNumbers): KnownMatch {
  const { lane, base, version } = change;
  const { match, lanes } = known;
  // Until a snapshot counts again, what stands by itself is better than what was.
  if (!lanes) return { ...known, match: withParts(match, change) };
  if (known.lacks !== undefined) return { ...known, lacks: Math.max(known.lacks, version) };
  const has = Math.max(lanes[lane], complete[lane] ?? 0);
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
  const match = { ...known.match, state: matchState(MatchStatus.Abnormal), period_start: 0, version };
  return { match, lanes: lanesOf(version), loaded: known.loaded, isGone: true };
}

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

/** Whether an update replaces the known state. When either lacks a version, arrival order decides. */
export function isNewer(known: number | undefined, came: number | undefined): boolean {
  return known === undefined || came === undefined || came > known;
}
