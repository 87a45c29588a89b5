import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Refusals } from '../createRefusals';
import { SINGLE } from '../endpoints';
import type { MatchFacts } from '../feedMatch';
import type { VendorState } from '../vendorState';
import { type BackfillKind, type BackfillLoaders, KINDS } from './backfillLoaders';
import type { Changed } from './dataTasks';
import { type Due, dueIn, isDue } from './due';
import { ODDS } from './oddsPoll';

/** A single record that is missing, asked for by its id. */
export type BackfillRequest = { endpoint: string; load(now: number): Promise<void> };

const DAY = 86_400;
const HOUR = 3600;

/** Prices of matches from so long ago until so far ahead are asked for one by one; others come as they change. */
const PRICED = { before: 4 * HOUR, ahead: DAY };

/** A table is asked for again after so long, even if nobody says that it changed. */
const TABLE_EVERY = 12 * HOUR;

/**
 * Line-ups are published about an hour before the kick-off, and asked for every two minutes until they are confirmed. Those
 * that are missing an hour after the kick-off are asked for only once more, after a restart, within a day. In seconds.
 */
const PUBLISHED = { ahead: 75 * 60, late: HOUR, until: DAY } as const;
const LINEUP_EVERY = 120;

/** Squads of teams with a match within this are asked for, the last of all, and seldom again. In seconds. */
const SQUAD = { within: 3 * DAY, every: 7 * DAY } as const;

/** Seconds until a request that failed, or a match that was not found, is asked for again. */
const RETRY_SECONDS = 600;

/** Seconds after which a plan is made anew: one with something left in it, and an empty one. */
const PLAN_FOR = 20;
const NOTHING_FOR = 5;

/** What to ask for next, now that nothing regular is due; `undefined` when nothing is missing. */
export type Backfill = { next(now: number): BackfillRequest | undefined };

type Deps = { changed: Changed; refusals: Refusals };

type Wanted = { kind: BackfillKind; id: string; distance: number; every: number };

export function createBackfill(
  loaders: BackfillLoaders,
  vendorState: VendorState,
  { changed, refusals }: Deps,
): Backfill {
  /** When each record that is still wanted is due; the rest is forgotten with the match. */
  let dues = new Map<string, Due>();
  /** Matches whose line-ups changed and were not read since. */
  let stale = new Set<string>();
  let plan: BackfillRequest[] = [];
  let plannedAt = Number.NEGATIVE_INFINITY;

  function planned(now: number): BackfillRequest[] {
    const kept = new Map<string, Due>();
    const found = new Map<string, Wanted>();
    const stillStale = new Set<string>();
    for (const id of changed.lineups) stale.add(id);
    for (const one of wanted(vendorState, now, { hasPrices: !refusals.has(ODDS), changed: stale })) {
      const key = keyOf(one);
      const due = dues.get(key);
      const hasChanged =
        (one.kind === 'table' && changed.seasons.has(one.id)) || (one.kind === 'lineup' && changed.lineups.has(one.id));
      if (due && !hasChanged) kept.set(key, due);
      if (one.kind === 'lineup' && stale.has(one.id)) stillStale.add(one.id);
      const known = found.get(key);
      const isWanted = isDue(kept.get(key), now) && refusals.isDue(SINGLE[one.kind], now);
      if (isWanted && (!known || one.distance < known.distance)) found.set(key, one);
    }
    changed.seasons.clear();
    changed.lineups.clear();
    stale = stillStale;
    dues = kept;
    return inTurns([...found.values()], kept).map(requestFor);
  }

  function requestFor(one: Wanted): BackfillRequest {
    return {
      endpoint: SINGLE[one.kind],
      async load(now) {
        // Set before the answer, so that one that fails each time does not block the others.
        dues.set(keyOf(one), dueIn(RETRY_SECONDS, now));
        await loaders[one.kind](one.id, now);
        if (one.kind === 'lineup') stale.delete(one.id);
        dues.set(keyOf(one), dueIn(one.every, now));
      },
    };
  }

  return {
    next(now) {
      if (isDue(dueIn(plan.length > 0 ? PLAN_FOR : NOTHING_FOR, plannedAt), now)) {
        plan = planned(now);
        plannedAt = now;
      }
      // A kind may have been left out since.
      while (plan[0] && !refusals.isDue(plan[0].endpoint, now)) plan.shift();
      return plan.shift();
    },
  };
}

/**
 * The most urgent first; every second one is a line-up while there are any, so that a Saturday of line-ups which come late
 * leaves requests for results, prices and tables. Of the line-ups come first those that are near the kick-off and were not
 * asked for, then those that were asked for longest ago. Of the others those come first that were never asked for: one that
 * fails each time must not keep its endpoint from them.
 */
function inTurns(found: readonly Wanted[], dues: ReadonlyMap<string, Due>): Wanted[] {
  const askedAt = (one: Wanted) => dues.get(keyOf(one))?.at ?? Number.NEGATIVE_INFINITY;
  const lineups = found
    .filter(({ kind }) => kind === 'lineup')
    .sort(
      (a, b) => Number(isPast(a)) - Number(isPast(b)) || compare(askedAt(a), askedAt(b)) || a.distance - b.distance,
    );
  const others = found
    .filter(({ kind }) => kind !== 'lineup')
    .sort(
      (a, b) =>
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(askedAt(a), askedAt(b)) || a.distance - b.distance,
    );
  const turns = Math.max(others.length, lineups.length);
  return Array.from({ length: turns }, (_, turn) => [others[turn], lineups[turn]])
    .flat()
    .filter((one) => one !== undefined);
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** Line-ups of a match that began long ago are asked for once, when no others are wanted. */
const isPast = ({ every }: Wanted) => every === Number.POSITIVE_INFINITY;

const keyOf = ({ kind, id }: Pick<Wanted, 'kind' | 'id'>) => `${kind} ${id}`;

type View = { hasPrices: boolean; changed: ReadonlySet<string> };

/** All records that are missing, the ones that were asked for included; the same one may be there for several matches. */
function* wanted(vendorState: VendorState, now: number, { hasPrices, changed }: View): Generator<Wanted> {
  for (const [id, entry] of vendorState.entries()) {
    const { listed, live, isInLive, hasHistory, isDeleted } = entry;
    if (!listed) {
      if (isInLive) yield { kind: 'match', id, distance: 0, every: RETRY_SECONDS };
      continue;
    }
    const since = now - listed.match_time;
    const once = { distance: Math.abs(since), every: Number.POSITIVE_INFINITY };
    for (const team of [listed.home_team_id, listed.away_team_id])
      if (!vendorState.names.hasTeam(team)) yield { kind: 'team', id: team, ...once };
    if (once.distance < SQUAD.within) {
      for (const team of [listed.home_team_id, listed.away_team_id])
        if (vendorState.names.hasTeam(team)) yield { kind: 'squad', id: team, ...once, every: SQUAD.every };
    }
    const { competition_id: competition, season_id: season } = listed;
    if (!vendorState.names.hasCompetition(competition)) yield { kind: 'competition', id: competition, ...once };
    yield* lineupOf(id, { ...entry, listed }, { vendorState, since, isChanged: changed.has(id) });
    const isPriced = hasPrices && since < PRICED.before && since > -PRICED.ahead;
    if (isPriced && !isDeleted) yield { kind: 'odds', id, ...once };
    // Its end was not seen, so more may have happened than was.
    const isHalfSeen = !isInLive && live?.score?.status !== MatchStatus.Ended;
    if (listed.status_id === MatchStatus.Ended && isHalfSeen && !hasHistory) yield { kind: 'history', id, ...once };
    if (season && once.distance < 3 * DAY) yield { kind: 'table', id: season, ...once, every: TABLE_EVERY };
  }
}

type Near = { vendorState: VendorState; since: number; isChanged: boolean };

/**
 * The line-ups of a match that has some at the vendor's, from shortly before they are published until they are confirmed;
 * afterwards they are asked for when they changed. Their coaches come by id alone.
 */
function* lineupOf(id: string, { listed, lineup, isDeleted }: MatchFacts, { vendorState, since, isChanged }: Near) {
  const distance = Math.abs(since);
  const isNear = since > -PUBLISHED.ahead && since < PUBLISHED.until;
  if (!listed.coverage?.lineup || isDeleted || !isNear) return;
  const every = since < PUBLISHED.late ? LINEUP_EVERY : Number.POSITIVE_INFINITY;
  if (!lineup?.isConfirmed || isChanged) yield { kind: 'lineup', id, distance, every } as const;
  for (const coach of [lineup?.home?.coach, lineup?.away?.coach])
    if (coach && !vendorState.hasCoach(coach))
      yield { kind: 'coach', id: coach, distance, every: Number.POSITIVE_INFINITY } as const;
}
