import { createShelf } from '../createShelf';
import type { FeedCompetition, FeedCountry, FeedSquad, FeedTeam } from '../feedRecords';
import type { FeedBatch } from '../provider';
import type { Translation } from './createTranslator';

/** Countries, competitions, teams and squads of all feeds: a club keeps its name while a deputy tells its matches. */
export type SharedRecords = {
  take(feed: number, told: Pick<Translation, 'countries' | 'competitions' | 'teams' | 'squads'>): void;
  drain(): Pick<FeedBatch, 'countries' | 'competitions' | 'teams' | 'squads'>;
  again(): void;
};

export function createSharedRecords(): SharedRecords {
  const countries = createShelf<FeedCountry>(idOf);
  const competitions = createShelf<FeedCompetition>(idOf);
  const teams = createShelf<FeedTeam>(idOf);
  const squads = createShelf<FeedSquad>(({ team_id }) => team_id);
  return {
    take(feed, told) {
      for (const one of told.countries) countries.take(one, feed);
      for (const one of told.competitions) competitions.take(one, feed);
      for (const one of told.teams) teams.take(one, feed);
      for (const one of told.squads) squads.take(one, feed);
    },
    drain: () => ({
      countries: countries.drain(),
      competitions: competitions.drain(),
      teams: teams.drain(),
      squads: squads.drain(),
    }),
    again() {
      for (const shelf of [countries, competitions, teams, squads]) shelf.again();
    },
  };
}

const idOf = ({ id }: { id: number }) => id;
