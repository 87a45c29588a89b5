import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Book } from '../book';
import type { Refusals } from '../createRefusals';
import { SINGLE } from '../endpoints';
import type { ChangedSeasons } from './dataTasks';
import { type Due, dueIn, isDue } from './due';
import { type ErrandKind, type ErrandRuns, KINDS } from './errandRuns';
import { ODDS } from './oddsLane';

/** A single record that is missing, asked for by its id. */
export type Errand = { endpoint: string; run(now: number): Promise<void> };

const DAY = 86_400;
const HOUR = 3600;

/** Prices of matches from so long ago until so far ahead are asked for one by one; others come as they change. */
const PRICED = { before: 4 * HOUR, ahead: DAY };

/** A table is asked for again after so long, even if nobody says that it changed. */
const TABLE_EVERY = 12 * HOUR;

/** Seconds until a request that failed, or a match that was not found, is asked for again. */
const AGAIN = 600;

/** Seconds after which a plan is made anew: one with something left in it, and an empty one. */
const PLAN_FOR = 20;
const NOTHING_FOR = 5;

/** What to ask for next, now that nothing regular is due; `undefined` when nothing is missing. */
export type Errands = { next(now: number): Errand | undefined };

type Options = { changedSeasons: ChangedSeasons; refusals: Refusals };

type Wanted = { kind: ErrandKind; id: string; distance: number; every: number };

export function createErrands(runs: ErrandRuns, book: Book, { changedSeasons, refusals }: Options): Errands {
  /** Of what is wanted still; the rest is forgotten with the match. */
  let dues = new Map<string, Due>();
  let plan: Errand[] = [];
  let plannedAt = Number.NEGATIVE_INFINITY;

  function planned(now: number): Errand[] {
    const kept = new Map<string, Due>();
    const found = new Map<string, Wanted>();
    for (const one of wanted(book, now, !refusals.has(ODDS))) {
      const key = keyOf(one);
      const due = dues.get(key);
      const hasChanged = one.kind === 'table' && changedSeasons.has(one.id);
      if (due && !hasChanged) kept.set(key, due);
      const known = found.get(key);
      const isWanted = isDue(kept.get(key), now) && refusals.isDue(SINGLE[one.kind], now);
      if (isWanted && (!known || one.distance < known.distance)) found.set(key, one);
    }
    changedSeasons.clear();
    dues = kept;
    return [...found.values()]
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.distance - b.distance)
      .map(errand);
  }

  function errand(one: Wanted): Errand {
    return {
      endpoint: SINGLE[one.kind],
      async run(now) {
        // Set before the answer, so that one that fails each time does not block the others.
        dues.set(keyOf(one), dueIn(AGAIN, now));
        await runs[one.kind](one.id, now);
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
      // The plan of the account may have refused a kind since.
      while (plan[0] && !refusals.isDue(plan[0].endpoint, now)) plan.shift();
      return plan.shift();
    },
  };
}

const keyOf = ({ kind, id }: Pick<Wanted, 'kind' | 'id'>) => `${kind} ${id}`;

/** All records that are missing, the ones that were asked for included; the same one may be there for several matches. */
function* wanted(book: Book, now: number, hasPrices: boolean): Generator<Wanted> {
  for (const [id, { listed, live, isInLive, hasHistory, isDeleted }] of book.entries()) {
    if (!listed) {
      if (isInLive) yield { kind: 'match', id, distance: 0, every: AGAIN };
      continue;
    }
    const since = now - listed.match_time;
    const once = { distance: Math.abs(since), every: Number.POSITIVE_INFINITY };
    for (const team of [listed.home_team_id, listed.away_team_id])
      if (!book.names.hasTeam(team)) yield { kind: 'team', id: team, ...once };
    const { competition_id: competition, season_id: season } = listed;
    if (!book.names.hasCompetition(competition)) yield { kind: 'competition', id: competition, ...once };
    const isPriced = hasPrices && since < PRICED.before && since > -PRICED.ahead;
    if (isPriced && !isDeleted) yield { kind: 'odds', id, ...once };
    // Its end was not seen, so more may have happened than was.
    const isHalfSeen = !isInLive && live?.score?.status !== MatchStatus.Ended;
    if (listed.status_id === MatchStatus.Ended && isHalfSeen && !hasHistory) yield { kind: 'history', id, ...once };
    if (season && once.distance < 3 * DAY) yield { kind: 'table', id: season, ...once, every: TABLE_EVERY };
  }
}
