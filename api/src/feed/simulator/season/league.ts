import type { StandingRow } from '../../provider';
import { type Outline, outlineOf } from '../match/outline';
import type { WorldCompetition } from '../world/worldCompetition';
import { createCalendar, DAY, type Season } from './calendar';
import { type Fixture, fixturesOfRound, seasonOf } from './fixture';
import { roundsOfSeason } from './pairings';
import { type Result, tableOf } from './table';

export type PlannedMatch = { fixture: Fixture; outline: Outline };

/** A competition through time. All of it follows from the seed and the start of the run. */
export type League = {
  readonly competition: WorldCompetition;
  /** Matches whose kick-off is at `from` or later, and before `until`. */
  matchesBetween(from: number, until: number): PlannedMatch[];
  /** The table at a moment, of the season then on: results until then count. */
  tableAt(now: number): readonly StandingRow[];
  /** A team's place in that table; none before the first result of a season. */
  placeOf(teamId: number, now: number): number | undefined;
  /** The next moment after `moment` at which the table changes. */
  nextResultAfter(moment: number): number;
};

type SeasonPlan = { results: readonly Result[] };

export function createLeague(competition: WorldCompetition, season: Season): League {
  const calendar = createCalendar(competition, season);
  const rounds = new Map<number, PlannedMatch[]>();
  const seasons = new Map<number, SeasonPlan>();
  const tables = createMemo<readonly StandingRow[]>();
  const length = roundsOfSeason(competition.teams);

  function roundAt(round: number): PlannedMatch[] {
    const known = rounds.get(round);
    if (known) return known;
    const fixtures = fixturesOfRound(competition, calendar, season.seed, round);
    const planned = fixtures.map((fixture) => ({ fixture, outline: outlineOf(fixture, season.seed) }));
    rounds.set(round, planned);
    return planned;
  }

  function planOf(number: number): SeasonPlan {
    const known = seasons.get(number);
    if (known) return known;
    const matches = Array.from({ length }, (_, round) => roundAt(number * length + round)).flat();
    const plan = { results: matches.flatMap(resultOf).sort((a, b) => a.endsAt - b.endsAt) };
    seasons.set(number, plan);
    return plan;
  }

  const seasonAt = (now: number) => Math.max(0, seasonOf(competition, calendar.roundBy(Math.floor(now / DAY))));
  const countUntil = (results: readonly Result[], now: number) => firstIndex(results, ({ endsAt }) => endsAt > now);

  function tableAt(now: number): readonly StandingRow[] {
    const number = seasonAt(now);
    const { results } = planOf(number);
    const count = countUntil(results, now);
    return tables(`${number}/${count}`, () => tableOf(competition.teams, results.slice(0, count)));
  }

  return {
    competition,
    matchesBetween(from, until) {
      const first = Math.max(0, calendar.roundBy(Math.floor(from / DAY)));
      const found: PlannedMatch[] = [];
      for (let round = first; calendar.dayOf(round) * DAY < until; round++) {
        found.push(...roundAt(round).filter(({ fixture }) => fixture.kickoff >= from && fixture.kickoff < until));
      }
      return found;
    },
    tableAt,
    placeOf(teamId, now) {
      const table = tableAt(now);
      const place = table.findIndex(({ team_id }) => team_id === teamId);
      return table.some(({ played }) => played > 0) ? place + 1 : undefined;
    },
    nextResultAfter(moment) {
      const number = seasonAt(moment);
      const { results } = planOf(number);
      const nextSeason = calendar.dayOf((number + 1) * length) * DAY;
      return Math.min(results[countUntil(results, moment)]?.endsAt ?? Number.POSITIVE_INFINITY, nextSeason);
    },
  };
}

function resultOf({ fixture, outline }: PlannedMatch): Result[] {
  if (outline.kind !== 'played') return [];
  return [{ endsAt: outline.endsAt, home: fixture.home.id, away: fixture.away.id, goals: outline.goals }];
}

/** Index of the first item that holds, in a list where all that follow hold too. */
function firstIndex<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Remembers the last few answers: matches of one round ask for the same table. */
function createMemo<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, value);
    return value;
  };
}

const REMEMBERED = 16;
