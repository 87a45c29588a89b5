import type { FeedText } from 'feeds/feedRecords';
import type { ToldBeside } from './beside';

/** Fields in a fixed order, so that equal ones have equal texts. */
export function vendorTextState({ match_id, lines }: FeedText): ToldBeside {
  const wire = lines.map(({ time, lang, text }) => ({ time, lang, text }));
  return { id: match_id, state: { match_id, lines: wire } };
}
