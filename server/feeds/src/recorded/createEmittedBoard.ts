import { createChangeBuffer } from '../createChangeBuffer';
import type {
  FeedCompetition,
  FeedCountry,
  FeedInfo,
  FeedLineups,
  FeedMarkets,
  FeedMatch,
  FeedSquad,
  FeedTeam,
  FeedText,
} from '../feedRecords';
import type { FeedBatch, StandingsTable } from '../provider';

/**
 * What a feed shows. Results and prices of the past are left out: no vendor has them, and a recording is of what happens.
 * So are whole lists: what they lack is known to a store alone.
 */
export type ShownBatch = Required<Omit<FeedBatch, 'results' | 'earlierPrices' | 'fixtureLists'>>;

/** What a feed has emitted so far, each record in its last state, by id. */
export type EmittedBoard = {
  take(batch: FeedBatch): void;
  all(): ShownBatch;
  /** What changed since the last call. */
  drain(): ShownBatch;
  /** All is news again. */
  again(): void;
};

export function createEmittedBoard(): EmittedBoard {
  const countries = createChangeBuffer<FeedCountry>(idOf);
  const competitions = createChangeBuffer<FeedCompetition>(idOf);
  const teams = createChangeBuffer<FeedTeam>(idOf);
  const standings = createChangeBuffer<StandingsTable>(({ competition_id }) => competition_id);
  const matches = createChangeBuffer<FeedMatch>(idOf);
  const lineups = createChangeBuffer<FeedLineups>(({ match_id }) => match_id);
  const info = createChangeBuffer<FeedInfo>(({ match_id }) => match_id);
  const markets = createChangeBuffer<FeedMarkets>(({ match_id }) => match_id);
  const texts = createChangeBuffer<FeedText>(({ match_id }) => match_id);
  const squads = createChangeBuffer<FeedSquad>(({ team_id }) => team_id);
  return {
    take(batch) {
      for (const one of batch.countries ?? []) countries.take(one);
      for (const one of batch.competitions ?? []) competitions.take(one);
      for (const one of batch.teams ?? []) teams.take(one);
      for (const one of batch.standings ?? []) standings.take(one);
      for (const one of batch.matches ?? []) matches.take(one);
      for (const one of batch.lineups ?? []) lineups.take(one);
      for (const one of batch.info ?? []) info.take(one);
      for (const one of batch.markets ?? []) markets.take(one);
      for (const one of batch.texts ?? []) texts.take(one);
      for (const one of batch.squads ?? []) squads.take(one);
    },
    all: () => ({
      countries: countries.all(),
      competitions: competitions.all(),
      teams: teams.all(),
      standings: standings.all(),
      matches: matches.all(),
      lineups: lineups.all(),
      info: info.all(),
      markets: markets.all(),
      texts: texts.all(),
      squads: squads.all(),
    }),
    drain: () => ({
      countries: countries.drain(),
      competitions: competitions.drain(),
      teams: teams.drain(),
      standings: standings.drain(),
      matches: matches.drain(),
      lineups: lineups.drain(),
      info: info.drain(),
      markets: markets.drain(),
      texts: texts.drain(),
      squads: squads.drain(),
    }),
    again() {
      const details = [lineups, info, markets, texts, squads];
      for (const buffer of [countries, competitions, teams, standings, matches, ...details]) buffer.again();
    },
  };
}

const idOf = ({ id }: { id: number }) => id;
