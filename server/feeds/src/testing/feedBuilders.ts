import { aMatch } from 'shared-kernel/testing/builders';
import type { FeedMatch } from '../feedRecords';

/** A fixture of a feed; pass what the test is about. */
export function aFeedMatch(given: Partial<FeedMatch> = {}): FeedMatch {
  const { version, score, ...match } = aMatch();
  const numbered = { id: 1, competition_id: 1, country_id: 1, home_team_id: 101, away_team_id: 102 };
  return { ...match, ...numbered, period_start: 0, ...given };
}
