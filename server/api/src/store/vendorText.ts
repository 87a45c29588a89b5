import type { FeedText } from 'feeds/feedRecords';
import type { DetailState } from './details';

/** Fields in a fixed order, so that equal ones have equal texts. */
export function vendorTextState({ match_id, lines }: FeedText): DetailState {
  const wire = lines.map(({ time, lang, text }) => ({ time, lang, text }));
  return { id: match_id, state: { match_id, lines: wire } };
}
