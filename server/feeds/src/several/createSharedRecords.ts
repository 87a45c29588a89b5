import { createChangeBuffer } from '../createChangeBuffer';
import type { FeedCompetition, FeedCountry, FeedSquad, FeedTeam } from '../feedRecords';
import type { FeedBatch } from '../provider';
import type { Translation } from './createTranslator';

/** Countries, competitions, teams and squads of all feeds: a club keeps its name while a deputy owns its matches. */
export type SharedRecords = {
  take(feed: number, records: Pick<Translation, 'countries' | 'competitions' | 'teams' | 'squads'>): void;
  drain(): Pick<FeedBatch, 'countries' | 'competitions' | 'teams' | 'squads'>;
  again(): void;
};

export function createSharedRecords(): SharedRecords {
  const countries = createChangeBuffer<FeedCountry>(idOf);
  const competitions = createChangeBuffer<FeedCompetition>(idOf);
  const teams = createChangeBuffer<FeedTeam>(idOf);
  const squads = createChangeBuffer<FeedSquad>(({ team_id }) => team_id);
  return {
    take(feed, records) {
      for (const one of records.countries) countries.take(one, feed);
      for (const one of records.competitions) competitions.take(one, feed);
      for (const one of records.teams) teams.take(one, feed);
      for (const one of records.squads) squads.take(one, feed);
    },
    drain: () => ({
      countries: countries.drain(),
      competitions: competitions.drain(),
      teams: teams.drain(),
      squads: squads.drain(),
    }),
    again() {
      for (const buffer of [countries, competitions, teams, squads]) buffer.again();
    },
  };
}

const idOf = ({ id }: { id: number }) => id;
