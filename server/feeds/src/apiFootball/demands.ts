import type { Demand, Purpose } from './budget';
import type { GatheredMatch } from './gatheredMatch';
import { pricedLeagues, tabledLeagues } from './leagueJobs';
import { endsUntil, lengthOf, lineupSpans, liveSpans } from './outlook';
import { isInPlay } from './status';

/** Requests that the days of the programme take: yesterday, today, tomorrow; and all others that are shown. */
const DAYS = { near: 3, far: 28 } as const;

/** Squads of teams are asked for one by one, so far apart: in seconds. */
const SQUAD_PACE = 60;

/** A round of results, and of figures that are missing after the end, is wanted at once: in seconds. */
const AT_ONCE = 60;

type View = {
  known: readonly GatheredMatch[];
  now: number;
  resetsAt: number;
  /** Ended matches whose last events and figures are missing. */
  undetailed: number;
  /** Matches that are near and whose line-ups are missing. */
  withoutLineups: number;
  /** Teams whose squad is to be asked for. */
  withoutSquad: number;
  /** Requests that a look at so many matches takes. */
  costOf: (matches: number) => number;
  isRefused: (purpose: Purpose) => boolean;
};

/** What would be asked for until the reset, by what is known now. */
export function demandsOf({
  known,
  now,
  resetsAt,
  undetailed,
  withoutLineups,
  withoutSquad,
  costOf,
  isRefused,
}: View): Record<Purpose, Demand> {
  const inPlay = known.filter(({ fixture }) => isInPlay(fixture.fixture.status.short)).length;
  const live = lengthOf(liveSpans(known, now, resetsAt));
  const details = Math.max(live, undetailed > 0 ? AT_ONCE : 0);
  const demand = (purpose: Purpose, cost: number, seconds = resetsAt - now): Demand => ({
    cost: isRefused(purpose) ? 0 : cost,
    seconds,
  });
  return {
    results: demand('results', 1, AT_ONCE * (1 + endsUntil(known, now, resetsAt))),
    programme: demand('programme', DAYS.near),
    live: demand('live', 1, live),
    'live odds': demand('live odds', 1, live),
    statistics: demand('statistics', costOf(Math.max(1, inPlay + undetailed)), details),
    'line-ups': demand('line-ups', costOf(Math.max(1, withoutLineups)), lengthOf(lineupSpans(known, now, resetsAt))),
    odds: demand('odds', pricedLeagues(known, now).length * 2),
    tables: demand('tables', tabledLeagues(known, now).length),
    'other days': demand('other days', DAYS.far),
    squads: demand('squads', 1, withoutSquad * SQUAD_PACE),
  };
}
