import type { FeedInfo, FeedLineups, FeedMarkets, FeedMatch, FeedSquad, FixtureList } from '../feedRecords';
import type { FeedBatch, StandingsTable } from '../provider';
import { countryIdOf } from './feedMatch';
import type { Fixture } from './fixture';
import { HOT } from './leagues';

/** What belongs to matches and teams, and is no part of them. */
type MatchDetails = {
  lineups: readonly FeedLineups[];
  info: readonly FeedInfo[];
  markets: readonly FeedMarkets[];
  squads: readonly FeedSquad[];
};

/** The matches and what belongs to them, with the records that they name. The vendor has neither colours nor short names of leagues. */
export function batchOf(
  fixtures: readonly Fixture[],
  matches: readonly FeedMatch[],
  standings: readonly StandingsTable[],
  { lineups, info, markets, squads }: MatchDetails,
  fixtureLists: readonly FixtureList[],
): FeedBatch {
  if ([matches, standings, lineups, info, markets, squads, fixtureLists].every(({ length }) => length === 0)) return {};
  return {
    countries: unique(fixtures.flatMap(({ league }) => toCountry(league))),
    competitions: unique(fixtures.map(({ league }) => toCompetition(league))),
    teams: unique(fixtures.flatMap(({ teams }) => [teams.home, teams.away]).map(toTeam)),
    standings,
    matches,
    lineups,
    info,
    markets,
    squads,
    fixtureLists,
  };
}

function toCountry({ country }: Fixture['league']) {
  const id = countryIdOf(country);
  return id === undefined || !country ? [] : [{ id, name: country }];
}

function toCompetition({ id, name, logo }: Fixture['league']) {
  return { id, name, short_name: '', primary_color: '#37474f', logo: httpsOnly(logo), is_hot: HOT.has(id) };
}

function toTeam({ id, name, logo }: Fixture['teams']['home']) {
  return { id, name, logo: httpsOnly(logo) };
}

function httpsOnly(address: string | undefined): string | undefined {
  return address?.startsWith('https://') ? address : undefined;
}

function unique<T extends { id: number }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
