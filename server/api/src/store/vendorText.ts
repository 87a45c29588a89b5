import type { FeedText } from 'feeds/feedRecords';
import type { ToldOfMatch } from './besideMatch';

/** Fields in a fixed order, so that equal ones have equal texts. */
export function vendorTextState({ match_id, lines }: FeedText): ToldOfMatch {
  const wire = lines.map(({ time, lang, text }) => ({ time, lang, text }));
  return { match_id, state: { match_id, lines: wire } };
}
