import { decode } from 'shared-kernel/decode/decode';
import { type Match, matchSchema } from 'shared-kernel/entities/match';
import type { FeedMatch } from '../feedRecords';

/** A match as a page gets it: through JSON and the kernel's decoder. */
export function asMatch({ period_start, ...match }: FeedMatch): Match {
  const { id, status_id, home_scores, away_scores } = match;
  const wire = { ...match, score: [id, status_id, home_scores, away_scores, period_start], version: 1 };
  return decode(matchSchema, JSON.parse(JSON.stringify(wire)));
}
