import type { FeedText } from '../feedRecords';
import type { NumberOf } from './createNumbers';
import type { MatchFacts } from './feedMatch';

/** What the vendor wrote of a match; none of a match without text, of a deleted one, and when its number is taken. */
export function toFeedText({ listed, live, isDeleted }: MatchFacts, numberOf: NumberOf): FeedText[] {
  const match_id = numberOf('match', listed.id);
  if (!live || live.text.length === 0 || isDeleted || match_id === undefined) return [];
  return [{ match_id, lines: [...live.text] }];
}
