import { type Outline, outlineOf } from '../match/outline';
import type { WorldCompetition } from '../world/world';
import { createCalendar, DAY, type Season } from './calendar';
import { type Fixture, fixturesOfRound, seasonOf } from './fixture';
import { roundsOfSeason } from './pairings';
import type { Result } from './table';

export type PlannedMatch = { fixture: Fixture; outline: Outline };

/** All matches of a competition, computed on demand. */
export type Schedule = {
  /** Matches with a kick-off from `from` up to, but not including, `until`. */
  matchesBetween(from: number, until: number): PlannedMatch[];
  /** Those of a whole season; -1 is the one before the run's first. */
  matchesOf(season: number): PlannedMatch[];
  /** The season at a moment: it lasts until the day the next one opens. */
  seasonAt(now: number): number;
  opensAt(season: number): number;
  /** The results of a whole season that count, in the order the matches end. */
  resultsOf(season: number): readonly Result[];
};

export function createSchedule(competition: WorldCompetition, season: Season): Schedule {
  const calendar = createCalendar(competition, season);
  const length = roundsOfSeason(competition.teams);
  const roundBy = (moment: number) => Math.max(0, calendar.roundBy(Math.floor(moment / DAY)));

  const planned = (round: number) =>
    fixturesOfRound(competition, calendar, season.seed, round).map((fixture) => ({
      fixture,
      outline: outlineOf(fixture, season.seed),
    }));
  const remembered = remembering(planned);
  /** Past seasons are emitted once. */
  const roundAt = (round: number) => (round < 0 ? planned(round) : remembered(round));
  const matchesOf = (number: number) => Array.from({ length }, (_, round) => roundAt(number * length + round)).flat();
  const resultsOf = remembering((number) =>
    matchesOf(number)
      .flatMap(resultOf)
      .sort((a, b) => a.endsAt - b.endsAt),
  );

  return {
    matchesBetween(from, until) {
      const found: PlannedMatch[] = [];
      for (let round = roundBy(from); calendar.dayOf(round) * DAY < until; round++) {
        found.push(...roundAt(round).filter(({ fixture }) => fixture.kickoff >= from && fixture.kickoff < until));
      }
      return found;
    },
    seasonAt: (now) => seasonOf(competition, roundBy(now)),
    opensAt: (number) => calendar.dayOf(number * length) * DAY,
    matchesOf,
    resultsOf,
  };
}

/** Abandoned and cancelled matches have no result. */
function resultOf({ fixture, outline }: PlannedMatch): Result[] {
  if (outline.kind !== 'played') return [];
  return [{ endsAt: outline.endsAt, home: fixture.home.id, away: fixture.away.id, goals: outline.goals }];
}

function remembering<T>(make: (number: number) => T): (number: number) => T {
  const known = new Map<number, T>();
  return (number) => {
    const value = known.get(number) ?? make(number);
    known.set(number, value);
    return value;
  };
}
