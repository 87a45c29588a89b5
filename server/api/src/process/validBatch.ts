import { feedCompetitionSchema, feedCountrySchema, feedMatchSchema, feedTeamSchema } from 'feeds/feedRecords';
import type { FeedBatch } from 'feeds/provider';
import { decodeList, type Report } from 'shared-kernel/decode/decode';
import type * as v from 'valibot';

/**
 * The parts of a batch that may be stored: all that a page can read. A provider's error in one match is reported and
 * affects that match, never the batch; its stored state stays.
 */
export function validBatch(batch: FeedBatch, report: Report): FeedBatch {
  const sound = <T>(schema: v.GenericSchema<unknown, T>, items: unknown, at: string) =>
    items === undefined ? undefined : decodeList(schema, items, at, report);
  return {
    countries: sound(feedCountrySchema, batch.countries, 'countries'),
    competitions: sound(feedCompetitionSchema, batch.competitions, 'competitions'),
    teams: sound(feedTeamSchema, batch.teams, 'teams'),
    standings: batch.standings,
    matches: sound(feedMatchSchema, batch.matches, 'matches'),
  };
}
