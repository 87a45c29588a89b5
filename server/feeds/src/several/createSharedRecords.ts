import type { FeedCompetition, FeedCountry, FeedTeam } from '../feedRecords';
import type { FeedBatch } from '../provider';
import { createShelf } from './createShelf';
import type { Translation } from './createTranslator';

/** Countries, competitions and teams of all feeds. */
export type SharedRecords = {
  take(feed: number, told: Pick<Translation, 'countries' | 'competitions' | 'teams'>): void;
  drain(): Pick<FeedBatch, 'countries' | 'competitions' | 'teams'>;
  again(): void;
};

export function createSharedRecords(): SharedRecords {
  const countries = createShelf<FeedCountry>();
  const competitions = createShelf<FeedCompetition>();
  const teams = createShelf<FeedTeam>();
  return {
    take(feed, told) {
      for (const one of told.countries) countries.take(feed, one);
      for (const one of told.competitions) competitions.take(feed, one);
      for (const one of told.teams) teams.take(feed, one);
    },
    drain: () => ({ countries: countries.drain(), competitions: competitions.drain(), teams: teams.drain() }),
    again() {
      for (const shelf of [countries, competitions, teams]) shelf.again();
    },
  };
}
