import called from './calledNames.json';
import { createNames } from './createNames';
import { decodeFeedTable } from './feedTable';
import shipped from './names.json';
import { plainName, plainTeam } from './plainName';

/** All names of a team, a competition or a country that are known to mean it; none where nothing is known. */
export type CalledNames = {
  /** @param country of the team's matches, as a feed names it; absent where it is not known */
  team(country: string | undefined, name: string): readonly string[];
  /** @param country as the feed names it */
  competition(country: string | undefined, name: string): readonly string[];
  /** None of the world, which is no country. */
  country(name: string): readonly string[];
};

const NONE: readonly string[] = [];

/**
 * What visitors call teams and competitions: the names of feeds in `names.json`, and the everyday ones in `calledNames.json`.
 * The latter is a table of its own because a change of the former means other ids, and because "Real" is no name by which
 * matches of two feeds may be joined.
 */
export function createCalledNames(): CalledNames {
  const tables = [decodeFeedTable(shipped), decodeFeedTable(called)];
  const names = createNames(tables);
  const teams = new Map<string, string[]>();
  const competitions = new Map<string, string[]>();
  const countries = new Map<string, string[]>();
  for (const table of tables) {
    for (const { name, also } of table.countries)
      for (const one of [name, ...also]) add(countries, names.country(one), one);
    for (const { country, name, also } of table.competitions)
      for (const one of [name, ...also]) add(competitions, names.competition(country, one).key, one);
    for (const { country, name, also } of table.teams)
      for (const one of [name, ...also]) add(teams, names.team(names.country(country), one), one);
  }
  countries.delete('world');
  // Most names are in no table: they are not looked for in each area.
  const plainTeams = new Set([...teams.values()].flat().map(plainTeam));
  const plainCompetitions = new Set([...competitions.values()].flat().map(plainName));
  return {
    team: (country = 'World', name) =>
      plainTeams.has(plainTeam(name)) ? (teams.get(names.team(names.country(country), name)) ?? NONE) : NONE,
    competition: (country, name) =>
      plainCompetitions.has(plainName(name)) ? (competitions.get(names.competition(country, name).key) ?? NONE) : NONE,
    country: (name) => countries.get(names.country(name)) ?? NONE,
  };
}

function add(known: Map<string, string[]>, key: string, name: string): void {
  const all = known.get(key) ?? [];
  if (!all.some((one) => plainName(one) === plainName(name))) known.set(key, [...all, name]);
}
