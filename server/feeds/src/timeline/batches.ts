import type { FeedBatch } from '../provider';

/** Merges batches; of a match or table that is in several the last counts. */
export function mergeBatches(batches: readonly FeedBatch[]): FeedBatch {
  return {
    countries: batches.flatMap(({ countries }) => countries ?? []),
    competitions: batches.flatMap(({ competitions }) => competitions ?? []),
    teams: batches.flatMap(({ teams }) => teams ?? []),
    standings: lastOf(
      batches.flatMap(({ standings }) => standings ?? []),
      (table) => table.competition_id,
    ),
    matches: lastOf(
      batches.flatMap(({ matches }) => matches ?? []),
      (match) => match.id,
    ),
    lineups: lastOf(
      batches.flatMap(({ lineups }) => lineups ?? []),
      ({ match_id }) => match_id,
    ),
    info: lastOf(
      batches.flatMap(({ info }) => info ?? []),
      ({ match_id }) => match_id,
    ),
    markets: lastOf(
      batches.flatMap(({ markets }) => markets ?? []),
      ({ match_id }) => match_id,
    ),
    texts: lastOf(
      batches.flatMap(({ texts }) => texts ?? []),
      ({ match_id }) => match_id,
    ),
    squads: lastOf(
      batches.flatMap(({ squads }) => squads ?? []),
      ({ team_id }) => team_id,
    ),
    results: lastOf(
      batches.flatMap(({ results }) => results ?? []),
      (result) => result.id,
    ),
    earlierPrices: batches.flatMap(({ earlierPrices }) => earlierPrices ?? []),
  };
}

function lastOf<T>(items: readonly T[], keyOf: (item: T) => number): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
