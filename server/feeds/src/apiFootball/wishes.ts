import type { Purpose, Wish } from './budget';
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
export function wishesOf({
  known,
  now,
  resetsAt,
  undetailed,
  withoutLineups,
  withoutSquad,
  costOf,
  isRefused,
}: View): Record<Purpose, Wish> {
  const inPlay = known.filter(({ fixture }) => isInPlay(fixture.fixture.status.short)).length;
  const live = lengthOf(liveSpans(known, now, resetsAt));
  const details = Math.max(live, undetailed > 0 ? AT_ONCE : 0);
  const wish = (purpose: Purpose, cost: number, seconds = resetsAt - now): Wish => ({
    cost: isRefused(purpose) ? 0 : cost,
    seconds,
  });
  return {
    results: wish('results', 1, AT_ONCE * (1 + endsUntil(known, now, resetsAt))),
    programme: wish('programme', DAYS.near),
    live: wish('live', 1, live),
    'live odds': wish('live odds', 1, live),
    statistics: wish('statistics', costOf(Math.max(1, inPlay + undetailed)), details),
    'line-ups': wish('line-ups', costOf(Math.max(1, withoutLineups)), lengthOf(lineupSpans(known, now, resetsAt))),
    odds: wish('odds', pricedLeagues(known, now).length * 2),
    tables: wish('tables', tabledLeagues(known, now).length),
    'other days': wish('other days', DAYS.far),
    squads: wish('squads', 1, withoutSquad * SQUAD_PACE),
  };
}
