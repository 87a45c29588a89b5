import {
  feedCompetitionSchema,
  feedCountrySchema,
  feedInfoSchema,
  feedLineupsSchema,
  feedMarketsSchema,
  feedMatchSchema,
  feedPricesSchema,
  feedResultSchema,
  feedSquadSchema,
  feedTeamSchema,
  feedTextSchema,
  fixtureListSchema,
} from 'feeds/feedRecords';
import type { FeedBatch } from 'feeds/provider';
import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
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
    lineups: soundDetails(feedLineupsSchema, batch.lineups, 'lineups', report),
    info: soundDetails(feedInfoSchema, batch.info, 'info', report),
    markets: soundDetails(feedMarketsSchema, batch.markets, 'markets', report),
    texts: soundDetails(feedTextSchema, batch.texts, 'texts', report),
    squads: soundDetails(feedSquadSchema, batch.squads, 'squads', report),
    results: sound(feedResultSchema, batch.results, 'results'),
    earlierPrices: sound(feedPricesSchema, batch.earlierPrices, 'earlierPrices'),
    fixtureLists: soundDetails(fixtureListSchema, batch.fixtureLists, 'fixtureLists', report),
  };
}

/** Bad details of a match or a team never costs a match or a team, nor does a bad list. */
function soundDetails<T>(
  schema: v.GenericSchema<unknown, T>,
  sent: unknown,
  at: string,
  report: Report,
): T[] | undefined {
  if (sent === undefined) return undefined;
  try {
    return decodeList(schema, sent, at, report);
  } catch (error) {
    report(toError(error));
    return undefined;
  }
}
