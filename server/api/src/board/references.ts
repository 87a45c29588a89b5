import type { FeedBatch } from 'feeds/provider';
import type { Reference } from '../store/referenceData';

/** The records of matches, by id. `number` changes with them. */
export type References = {
  number: number;
  competitions: ReadonlyMap<number, Reference['competitions'][number]>;
  countries: ReadonlyMap<number, Reference['countries'][number]>;
  teams: ReadonlyMap<number, Reference['teams'][number]>;
};

export function referencesOf({ competitions, countries, teams }: Reference, number: number): References {
  return {
    number,
    competitions: new Map(competitions.map((record) => [record.id, record])),
    countries: new Map(countries.map((record) => [record.id, record])),
    teams: new Map(teams.map((record) => [record.id, record])),
  };
}

/** Records that a feed brings are added to the known ones. */
export function withMore(
  known: References,
  { competitions = [], countries = [], teams = [] }: FeedBatch,
  number: number,
): References {
  if (competitions.length + countries.length + teams.length === 0) return known;
  return {
    number,
    competitions: new Map([...known.competitions, ...competitions.map((record) => [record.id, record] as const)]),
    countries: new Map([...known.countries, ...countries.map((record) => [record.id, record] as const)]),
    teams: new Map([...known.teams, ...teams.map((record) => [record.id, record] as const)]),
  };
}

/** Whether the store has other records than a board, in whatever order. */
export function differ(known: References, { competitions, countries, teams }: Reference): boolean {
  return (
    textOf(known.competitions.values()) !== textOf(competitions) ||
    textOf(known.countries.values()) !== textOf(countries) ||
    textOf(known.teams.values()) !== textOf(teams)
  );
}

function textOf(records: Iterable<{ id: number }>): string {
  return JSON.stringify([...records].sort((one, other) => one.id - other.id));
}
