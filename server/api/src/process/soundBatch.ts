import { feedCompetitionSchema, feedCountrySchema, feedMatchSchema, feedTeamSchema } from 'feeds/feedRecords';
import type { FeedBatch } from 'feeds/provider';
import { decodeList, type Report } from 'shared-kernel/decode/decode';
import type * as v from 'valibot';

/**
 * What of a batch may be stored: all that a page can read. A provider's mistake in one match is reported and costs
 * that match, never the batch: what is stored already of it stays.
 */
export function soundBatch(batch: FeedBatch, report: Report): FeedBatch {
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
