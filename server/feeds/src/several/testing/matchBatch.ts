import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedBatch } from '../../provider';
import { aFeedMatch } from '../../testing/feedBuilders';
import { createMatchIds } from '../createMatchIds';
import { createMergedBoard } from '../createMergedBoard';
import { createNames } from '../createNames';

export const NOON = 1_700_049_600;
export const FEEDS = ['alpha', 'beta', 'gamma'];
const TEAMS = ['Nordstern', 'Südend', 'Hafen 09', 'Moor'];

export type SampleMatch = {
  feed: number;
  id: number;
  home: number;
  away: number;
  kickOff: number;
  score?: number;
  status?: MatchStatus;
};

/** A batch of one match, with ids of the feed's own. */
export function batchOf({
  feed,
  id,
  home,
  away,
  kickOff,
  score = 0,
  status = MatchStatus.FirstHalf,
}: SampleMatch): FeedBatch {
  const team = (index: number) => ({ id: 100 * (feed + 1) + index, name: `${TEAMS[index]}${feed === 1 ? ' FC' : ''}` });
  return {
    countries: [{ id: 7 + feed, name: 'Germany' }],
    competitions: [
      { id: 70 + feed, name: 'Liga', short_name: 'L', primary_color: undefined, logo: undefined, is_hot: false },
    ],
    teams: [team(home), team(away)].map((one) => ({ ...one, logo: undefined })),
    standings: [],
    matches: [
      aFeedMatch({
        id,
        match_time: kickOff,
        status_id: status,
        competition_id: 70 + feed,
        country_id: 7 + feed,
        home_team_id: team(home).id,
        away_team_id: team(away).id,
        home_scores: [score, 0, 0, 0, -1, 0, 0],
      }),
    ],
  };
}

/** A board without a table of names, silent after 90 seconds. */
export function board(ids = createMatchIds(), startedAt = NOON) {
  return createMergedBoard({ feeds: FEEDS, names: createNames([]), ids, silentSeconds: 90, startedAt });
}
