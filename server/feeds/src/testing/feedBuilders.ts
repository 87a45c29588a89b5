import { aMatchRecord } from 'shared-kernel/testing/builders';
import type { FeedMatch } from '../feedRecords';

/** A fixture of a feed; pass what the test is about. */
export function aFeedMatch(given: Partial<FeedMatch> = {}): FeedMatch {
  const { version, score, home_scores, away_scores, ...match } = aMatchRecord();
  const numbered = { id: 1, competition_id: 1, country_id: 1, home_team_id: 101, away_team_id: 102 };
  const scores = { home_scores: [...home_scores], away_scores: [...away_scores] };
  return { ...match, ...numbered, ...scores, period_start: 0, ...given };
}
