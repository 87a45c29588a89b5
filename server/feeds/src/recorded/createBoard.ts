import { createShelf } from '../createShelf';
import type { FeedCompetition, FeedCountry, FeedMatch, FeedTeam } from '../feedRecords';
import type { FeedBatch, StandingsTable } from '../provider';

/** What a feed has emitted so far, each record in its last state, by id. */
export type EmittedBoard = {
  take(batch: FeedBatch): void;
  all(): Required<FeedBatch>;
  /** What changed since the last call. */
  drain(): Required<FeedBatch>;
  /** All is news again. */
  again(): void;
};

export function createBoard(): EmittedBoard {
  const countries = createShelf<FeedCountry>(idOf);
  const competitions = createShelf<FeedCompetition>(idOf);
  const teams = createShelf<FeedTeam>(idOf);
  const standings = createShelf<StandingsTable>(({ competition_id }) => competition_id);
  const matches = createShelf<FeedMatch>(idOf);
  return {
    take(batch) {
      for (const one of batch.countries ?? []) countries.take(one);
      for (const one of batch.competitions ?? []) competitions.take(one);
      for (const one of batch.teams ?? []) teams.take(one);
      for (const one of batch.standings ?? []) standings.take(one);
      for (const one of batch.matches ?? []) matches.take(one);
    },
    all: () => ({
      countries: countries.all(),
      competitions: competitions.all(),
      teams: teams.all(),
      standings: standings.all(),
      matches: matches.all(),
    }),
    drain: () => ({
      countries: countries.drain(),
      competitions: competitions.drain(),
      teams: teams.drain(),
      standings: standings.drain(),
      matches: matches.drain(),
    }),
    again() {
      for (const shelf of [countries, competitions, teams, standings, matches]) shelf.again();
    },
  };
}

const idOf = ({ id }: { id: number }) => id;
