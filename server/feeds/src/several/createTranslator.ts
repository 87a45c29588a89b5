import type { FeedCompetition, FeedCountry, FeedMatch, FeedSquad, FeedTeam, FixtureList } from '../feedRecords';
import { numberOfId } from '../polled/numberOfId';
import type { FeedBatch, StandingsTable } from '../provider';
import type { NamedCompetition, Names } from './createNames';
import { remembered } from './remembered';

/** A match under the ids that all feeds share, except its own: whose it is must be found out. */
export type Translated = { match: FeedMatch; competition: NamedCompetition; home: string; away: string };

export type TranslatedTable = { competition: NamedCompetition; table: StandingsTable };

export type Translation = {
  countries: readonly FeedCountry[];
  competitions: readonly FeedCompetition[];
  teams: readonly FeedTeam[];
  standings: readonly TranslatedTable[];
  matches: readonly Translated[];
  squads: readonly FeedSquad[];
  /** Lists with the feed's own ids of matches. */
  lists: readonly FixtureList[];
};

/**
 * Turns one feed's batches into shared ids. Results of the past are left out: no vendor has them, and `api` keeps what has
 * ended by itself.
 */
export type Translator = (batch: FeedBatch) => Translation;

const numberOf = (kind: string) => remembered((key) => numberOfId('several', kind, key));
const countryNumber = numberOf('country');
const competitionNumber = numberOf('competition');
const teamNumber = numberOf('team');

/** @param name the feed's, as in `FEED` */
export function createTranslator(name: string, names: Names): Translator {
  const countries = new Map<number, FeedCountry>();
  const competitions = new Map<number, FeedCompetition>();
  const teams = new Map<number, FeedTeam>();
  /** The country of a competition, which only its matches have. */
  const homes = new Map<number, number | undefined>();
  /** What a vendor's team is called here; another in each competition, if nobody knows their country. */
  const shared = new Map<number, Set<number>>();
  /** Which of the vendor's teams has a name in a competition. */
  const claims = new Map<string, number>();

  function learn(batch: FeedBatch): void {
    for (const one of batch.countries ?? []) countries.set(one.id, one);
    for (const one of batch.competitions ?? []) competitions.set(one.id, one);
    for (const one of batch.teams ?? []) teams.set(one.id, one);
    for (const { competition_id, country_id } of batch.matches ?? []) homes.set(competition_id, country_id);
  }

  function competitionOf(id: number): NamedCompetition {
    const country = countries.get(homes.get(id) ?? Number.NaN)?.name;
    return names.competition(country, competitions.get(id)?.name ?? `${name} ${id}`);
  }

  /** Two teams of one name in one competition stay two. */
  function teamOf(competition: NamedCompetition, id: number): number {
    const key = names.team(competition.country, teams.get(id)?.name ?? `${name} ${id}`);
    const claim = `${competition.key}|${key}`;
    const owner = claims.get(claim) ?? id;
    claims.set(claim, owner);
    const number = teamNumber(owner === id ? key : `${key}|${name}|${id}`);
    shared.set(id, (shared.get(id) ?? new Set()).add(number));
    return number;
  }

  function matchOf(match: FeedMatch): Translated {
    const competition = competitionOf(match.competition_id);
    const [home, away] = [teamOf(competition, match.home_team_id), teamOf(competition, match.away_team_id)];
    const country = countries.get(match.country_id ?? Number.NaN);
    const sides = new Map([
      [match.home_team_id, home],
      [match.away_team_id, away],
    ]);
    return {
      competition,
      home: teams.get(match.home_team_id)?.name ?? '',
      away: teams.get(match.away_team_id)?.name ?? '',
      match: {
        ...match,
        competition_id: idOfCompetition(competition),
        country_id: country && idOfCountry(names, country),
        home_team_id: home,
        away_team_id: away,
        stats: match.stats.map((line) => ({ ...line, team_id: sides.get(Number(line.team_id)) ?? line.team_id })),
      },
    };
  }

  function tableOf({ competition_id, rows }: StandingsTable): TranslatedTable {
    const competition = competitionOf(competition_id);
    const shared = rows.map((row) => ({ ...row, team_id: teamOf(competition, row.team_id) }));
    return { competition, table: { competition_id: idOfCompetition(competition), rows: shared } };
  }

  function squadsOf(squad: FeedSquad): FeedSquad[] {
    return [...(shared.get(squad.team_id) ?? [])].map((team_id) => ({ ...squad, team_id }));
  }

  /** A record may come before its first match, which has the country. */
  function competitionsOf({ competitions: named = [], matches = [] }: FeedBatch): FeedCompetition[] {
    const ids = new Set([...named.map(({ id }) => id), ...matches.map(({ competition_id }) => competition_id)]);
    return [...ids].flatMap((id) => {
      const record = homes.has(id) ? competitions.get(id) : undefined;
      return record ? [{ ...record, id: idOfCompetition(competitionOf(id)) }] : [];
    });
  }

  return (batch) => {
    learn(batch);
    const inOrder = [...(batch.matches ?? [])].sort((a, b) => a.id - b.id);
    const standings = (batch.standings ?? []).filter(({ competition_id }) => homes.has(competition_id));
    const matches = inOrder.map(matchOf);
    const records = new Map<number, FeedTeam>();
    const add = (shared: number, own: number) => {
      const record = teams.get(own);
      if (record) records.set(shared, { ...record, id: shared });
    };
    for (const [index, { match }] of matches.entries()) {
      add(match.home_team_id, inOrder[index]?.home_team_id ?? Number.NaN);
      add(match.away_team_id, inOrder[index]?.away_team_id ?? Number.NaN);
    }
    const tables = standings.map((table) => {
      const shared = tableOf(table);
      for (const [index, { team_id }] of shared.table.rows.entries()) {
        add(team_id, table.rows[index]?.team_id ?? Number.NaN);
      }
      return shared;
    });
    return {
      countries: (batch.countries ?? []).map((one) => ({ ...one, id: idOfCountry(names, one) })),
      competitions: competitionsOf(batch),
      teams: [...records.values()],
      standings: tables,
      matches,
      squads: (batch.squads ?? []).flatMap(squadsOf),
      lists: (batch.fixtureLists ?? []).map((list) => ({
        ...list,
        competition_id: list.competition_id && idOfCompetition(competitionOf(list.competition_id)),
      })),
    };
  };
}

function idOfCompetition({ key }: NamedCompetition): number {
  return competitionNumber(key);
}

function idOfCountry(names: Names, { name }: FeedCountry): number {
  return countryNumber(names.country(name));
}
