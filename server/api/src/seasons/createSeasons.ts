import { competitionKey } from 'feeds/several/competitionKey';
import { competitionOnBoard, endedOf } from '../board/competitionOnBoard';
import type { Board } from '../board/createBoard';
import { liveResults } from '../board/season/liveResults';
import { tieRuleOf } from '../board/season/tieRules';
import { seasonScorers } from '../board/season/topScorers';
import { toSeason } from '../board/season/toSeason';
import { cachedFor } from '../http/cachedFor';
import type { StoredScorer } from '../store/goals/readGoals';
import type { PlayedMatch } from '../store/results/readSeason';
import type { Store } from '../store/store';
import { createSeasonReads } from './createSeasonReads';

type Deps = {
  board: Board;
  store: Pick<Store, 'standings' | 'seasonResults' | 'goals'>;
  /** Unix seconds. */
  now: () => number;
};

export type Seasons = ReturnType<typeof createSeasons>;

/** The feeds' own tables change seldom. */
const FEED_TABLES_SECONDS = 10;

/** No season is longer, in seconds. */
const SEASON = 400 * 86_400;

/**
 * The tables of seasons for all pages that show one (M24), so that no two of them differ, and the feeds' own tables.
 * A competition has a season only if it is on the board and has a table of the feed or a known rule: a cup has none.
 */
export function createSeasons({ board, store, now }: Deps) {
  const stored = createSeasonReads<{ played: PlayedMatch[]; goals: StoredScorer[] }>();
  const feedTables = cachedFor(FEED_TABLES_SECONDS, () => store.standings());

  async function seasonOf(id: number) {
    const competition = competitionOnBoard(board, id);
    if (!competition) return undefined;
    const { name, matches: onBoard } = competition;
    const { teams } = board.references();
    const table = (await feedTables()).find(({ competition_id }) => competition_id === id);
    const country = competition.country ?? table?.country;
    const rule = tieRuleOf(competitionKey(country, name));
    if (!table && !rule) return undefined;

    const feedRows = table?.rows ?? [];
    const theirs = onBoard.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]);
    const wanted = [...new Set([...feedRows.map(({ team_id }) => team_id), ...theirs])];
    const since = Math.floor(now()) - SEASON;
    const { played, goals } = await stored(id, `${endedOf(onBoard)}/${wanted.join()}`, async () => ({
      played: await store.seasonResults({ competition: name, country, teams: wanted, since }),
      goals: await store.goals({ competition: id, since }),
    }));
    const live = liveResults(board, id);
    const isLive = new Set(live.map((match) => match.id));
    const season = toSeason({
      name,
      feedRows,
      live,
      rule,
      played: played.filter(({ match_id }) => match_id === null || !isLive.has(match_id)),
      teamOf: (team) => teams.get(team),
    });
    if (season.total.length === 0) return undefined;
    const { since: begin = 0 } = season;
    const ofSeason = new Set(season.teams.map((team) => team.id));
    const scored = seasonScorers(goals, live, ({ kick_off, team_id }) => kick_off >= begin && ofSeason.has(team_id));
    return { ...season, ...scored };
  }

  return { seasonOf, feedTables };
}
