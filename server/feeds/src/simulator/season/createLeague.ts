import type { StandingRow } from '../../provider';
import type { WorldCompetition } from '../world/world';
import type { Season } from './calendar';
import { createSchedule, type PlannedMatch } from './createSchedule';
import { type Result, tableOf } from './table';
import { zoneOfPlace } from './zoneOfPlace';

/** A competition through time. It depends only on the seed and the start of the run. */
export type League = {
  readonly competition: WorldCompetition;
  /** Matches with a kick-off from `from` up to, but not including, `until`. */
  matchesBetween(from: number, until: number): PlannedMatch[];
  /** Season by season what was played before a moment: of two seasons before the run's first, and of those since. */
  playedBefore(moment: number): Iterable<PlannedMatch[]>;
  /** The table of the season at a moment, with the results until then. */
  tableAt(now: number): readonly StandingRow[];
  /** A team's place in that table; none before the first result of a season. */
  placeOf(teamId: number, now: number): number | undefined;
  /** The next change of the table after `moment`. */
  nextResultAfter(moment: number): number;
};

const PAST_SEASONS = 2;

export function createLeague(competition: WorldCompetition, season: Season): League {
  const schedule = createSchedule(competition, season);
  const remembered = createMemo<readonly StandingRow[]>();

  function tableAt(now: number): readonly StandingRow[] {
    const number = schedule.seasonAt(now);
    const results = schedule.resultsOf(number);
    const count = countUntil(results, now);
    return remembered(`${number}/${count}`, () =>
      tableOf(competition.teams, results.slice(0, count)).map((row, index) => ({
        ...row,
        zone: zoneOfPlace(competition, index + 1),
      })),
    );
  }

  return {
    competition,
    matchesBetween: schedule.matchesBetween,
    *playedBefore(moment) {
      for (let number = -PAST_SEASONS; number <= schedule.seasonAt(moment); number++) {
        yield schedule.matchesOf(number).filter(({ fixture }) => fixture.kickoff < moment);
      }
    },
    tableAt,
    placeOf(teamId, now) {
      const table = tableAt(now);
      const place = table.findIndex(({ team_id }) => team_id === teamId);
      return table.some(({ played }) => played > 0) ? place + 1 : undefined;
    },
    nextResultAfter(moment) {
      const number = schedule.seasonAt(moment);
      const results = schedule.resultsOf(number);
      const nextResult = results[countUntil(results, moment)]?.endsAt ?? Number.POSITIVE_INFINITY;
      return Math.min(nextResult, schedule.opensAt(number + 1));
    },
  };
}

/** Number of results, in the order of their ends, that are known at a moment. */
function countUntil(results: readonly Result[], now: number): number {
  let [low, high] = [0, results.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((results[middle]?.endsAt ?? now) > now) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Matches of one round need the same few tables. */
const REMEMBERED = 16;

/** Caches the last few results. */
function createMemo<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, value);
    return value;
  };
}
