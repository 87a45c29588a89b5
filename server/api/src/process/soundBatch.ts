import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { competitionSchema } from 'shared-kernel/entities/competition';
import { countrySchema } from 'shared-kernel/entities/country';
import { matchSchema } from 'shared-kernel/entities/match';
import { teamSchema } from 'shared-kernel/entities/team';
import * as v from 'valibot';
import type { FeedBatch } from '../feed/provider';

const feedMatchSchema = v.object({
  ...v.omit(matchSchema, ['version', 'score']).entries,
  period_start: v.pipe(v.number(), v.minValue(0, 'unix seconds, or 0')),
});

/**
 * What of a batch may be stored: all that a page can read. A provider's mistake in one match is reported and costs
 * that match, never the batch: what is stored already of it stays.
 */
export function soundBatch(batch: FeedBatch, report: Report): FeedBatch {
  const sound = <T>(schema: v.GenericSchema<unknown, T>, items: unknown, at: string) =>
    items === undefined ? undefined : decodeList(schema, items, at, report);
  return {
    countries: sound(countrySchema, batch.countries, 'countries'),
    competitions: sound(competitionSchema, batch.competitions, 'competitions'),
    teams: sound(teamSchema, batch.teams, 'teams'),
    standings: batch.standings,
    matches: sound(feedMatchSchema, batch.matches, 'matches'),
  };
}
