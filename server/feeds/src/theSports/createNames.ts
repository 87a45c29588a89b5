import type { FeedCompetition, FeedCountry, FeedTeam } from '../feedRecords';
import type { FeedBatch } from '../provider';
import type { NumberOf } from './createNumbers';
import type { BatchFingerprints } from './createSentFingerprints';
import type { ListedMatch, NamedCompetition, NamedCountry, NamedTeam } from './read/listedMatch';

/** Carries white text; the vendor says of its own colours that they may be ignored. */
const COLOUR = '#37474f';

/** What the vendor's records are called. To keep some returns the ids of those that are new, or called otherwise. */
export type Names = {
  keepTeams(teams: readonly NamedTeam[]): string[];
  keepCompetitions(competitions: readonly NamedCompetition[]): string[];
  keepCountries(countries: readonly NamedCountry[]): string[];
  hasTeam(id: string): boolean;
  hasCompetition(id: string): boolean;
  countryOf(competition: string): number | undefined;
  /** The records of these matches that are new to the store. */
  recordsOf(matches: readonly Used[], isNew: BatchFingerprints['isNew']): FeedBatch;
};

/** What a match names. */
type Used = Pick<ListedMatch, 'competition_id' | 'home_team_id' | 'away_team_id'>;

/** @param hot ids of competitions at the top of the board */
export function createNames(numberOf: NumberOf, hot: ReadonlySet<string>): Names {
  const teams = new Map<string, NamedTeam>();
  const competitions = new Map<string, NamedCompetition>();
  const countries = new Map<string, NamedCountry>();

  function countryOf(competition: string): number | undefined {
    const id = competitions.get(competition)?.country_id;
    return id && countries.has(id) ? numberOf('country', id) : undefined;
  }

  function team(id: string): FeedTeam[] {
    const number = numberOf('team', id);
    const { name = id, logo, country_logo } = teams.get(id) ?? {};
    return number === undefined ? [] : [{ id: number, name, logo: httpsOnly(logo || country_logo) }];
  }

  function competition(id: string): FeedCompetition[] {
    const number = numberOf('competition', id);
    const { name = id, short_name = '', logo } = competitions.get(id) ?? {};
    if (number === undefined) return [];
    return [{ id: number, name, short_name, primary_color: COLOUR, logo: httpsOnly(logo), is_hot: hot.has(id) }];
  }

  function country(competitionId: string): FeedCountry[] {
    const id = countryOf(competitionId);
    const name = countries.get(competitions.get(competitionId)?.country_id ?? '')?.name;
    return id === undefined || name === undefined ? [] : [{ id, name }];
  }

  return {
    keepTeams: (given) => keepIn(teams, given),
    keepCompetitions: (given) =>
      keepIn(
        competitions,
        given.map((one) => {
          const known = competitions.get(one.id);
          // The diary names a competition without its country.
          const country_id = one.country_id || known?.country_id;
          return { ...one, country_id, short_name: one.short_name ?? known?.short_name, logo: one.logo || known?.logo };
        }),
      ),
    keepCountries: (given) => keepIn(countries, given),
    hasTeam: (id) => teams.has(id),
    hasCompetition: (id) => competitions.has(id),
    countryOf,
    recordsOf(matches, isNew) {
      const ofMatches = [...new Set(matches.map(({ competition_id }) => competition_id))];
      const ofTeams = new Set(matches.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]));
      const isNewOf = (kind: string) => (row: { id: number }) => isNew(`${kind} ${row.id}`, row);
      return {
        countries: unique(ofMatches.flatMap(country)).filter(isNewOf('country')),
        competitions: ofMatches.flatMap(competition).filter(isNewOf('competition')),
        teams: [...ofTeams].flatMap(team).filter(isNewOf('team')),
      };
    },
  };
}

function keepIn<T extends { id: string }>(known: Map<string, T>, given: readonly T[]): string[] {
  return given.flatMap((one) => {
    const isSame = JSON.stringify(known.get(one.id)) === JSON.stringify(one);
    known.set(one.id, one);
    return isSame ? [] : [one.id];
  });
}

function unique<T extends { id: number }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function httpsOnly(address: string | undefined): string | undefined {
  return address?.startsWith('https://') ? address : undefined;
}
