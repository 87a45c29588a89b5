import { aMatch } from 'shared-kernel/testing/builders';
import type { FeedMatch } from '../feed/provider';

/** A fixture as a feed tells it; give what the test is about. */
export function aFeedMatch(given: Partial<FeedMatch> = {}): FeedMatch {
  const { version, score, ...match } = aMatch();
  return { ...match, period_start: 0, ...given };
}
