import type { FeedCompetition, FeedCountry, FeedTeam } from '../feedRecords';
import type { FeedBatch } from '../provider';
import type { NumberOf } from './createNumbers';
import type { ListedMatch, NamedCompetition, NamedCountry, NamedTeam } from './read/listedMatch';

/** Carries white text; the vendor says of its own colours that they may be ignored. */
const COLOUR = '#37474f';

/** What the vendor's records are called, and which of them the store has. */
export type Names = {
  keepTeams(teams: readonly NamedTeam[]): void;
  keepCompetitions(competitions: readonly NamedCompetition[]): void;
  keepCountries(countries: readonly NamedCountry[]): void;
  hasTeam(id: string): boolean;
  hasCompetition(id: string): boolean;
  countryOf(competition: string): number | undefined;
  /** The records of these matches that were not told yet, or differently; `told` marks them once they are stored. */
  recordsOf(matches: readonly ListedMatch[]): { batch: FeedBatch; told: () => void };
};

type Rows = { countries: FeedCountry[]; competitions: FeedCompetition[]; teams: FeedTeam[] };

/** @param hot ids of competitions at the top of the board */
export function createNames(numberOf: NumberOf, hot: ReadonlySet<string>): Names {
  const teams = new Map<string, NamedTeam>();
  const competitions = new Map<string, NamedCompetition>();
  const countries = new Map<string, NamedCountry>();
  const told = new Map<string, string>();

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
    keepCompetitions(given) {
      for (const one of given) {
        const known = competitions.get(one.id);
        // The diary names a competition without its country.
        competitions.set(one.id, {
          ...one,
          country_id: one.country_id || known?.country_id,
          short_name: one.short_name ?? known?.short_name,
        });
      }
    },
    keepCountries: (given) => keepIn(countries, given),
    hasTeam: (id) => teams.has(id),
    hasCompetition: (id) => competitions.has(id),
    countryOf,
    recordsOf(matches) {
      const ofMatches = new Set(matches.map(({ competition_id }) => competition_id));
      const ofTeams = new Set(matches.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]));
      const rows: Rows = {
        countries: unique([...ofMatches].flatMap(country)),
        competitions: [...ofMatches].flatMap(competition),
        teams: [...ofTeams].flatMap(team),
      };
      const texts = new Map<string, string>();
      const isNew = (kind: keyof Rows) => (row: { id: number }) => {
        const key = `${kind} ${row.id}`;
        const text = JSON.stringify(row);
        if (told.get(key) === text) return false;
        texts.set(key, text);
        return true;
      };
      const batch = {
        countries: rows.countries.filter(isNew('countries')),
        competitions: rows.competitions.filter(isNew('competitions')),
        teams: rows.teams.filter(isNew('teams')),
      };
      const markTold = () => {
        for (const [key, text] of texts) told.set(key, text);
      };
      return { batch, told: markTold };
    },
  };
}

function keepIn<T extends { id: string }>(known: Map<string, T>, given: readonly T[]): void {
  for (const one of given) known.set(one.id, one);
}

function unique<T extends { id: number }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function httpsOnly(address: string | undefined): string | undefined {
  return address?.startsWith('https://') ? address : undefined;
}
