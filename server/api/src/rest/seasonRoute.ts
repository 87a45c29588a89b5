import type { FastifyInstance } from 'fastify';
import { competitionKey } from 'feeds/several/competitionKey';
import { SEASON_PATH } from 'shared-kernel/protocol/season';
import { competitionOnBoard } from '../board/competitionOnBoard';
import { createAnswer } from '../board/createAnswer';
import type { Board } from '../board/createBoard';
import { endedOf } from '../board/endedOf';
import { liveResults } from '../board/season/liveResults';
import { seasonScorers } from '../board/season/seasonScorers';
import { tieRuleOf } from '../board/season/tieRules';
import { toSeason } from '../board/season/toSeason';
import { cachedFor } from '../http/cachedFor';
import type { StoredScorer } from '../store/goals/readGoals';
import type { PlayedMatch } from '../store/results/readSeason';
import type { Store } from '../store/store';
import { registerAnswersById } from './answersById';
import { TableQuery } from './contentSchemas';
import { createSeasonReads } from './createSeasonReads';
import { SeasonAnswer } from './seasonSchemas';

type Sources = { board: Board; store: Pick<Store, 'standings' | 'seasonResults' | 'goals'>; now: () => number };

/** A page asks again when one of its matches has another score, and every minute while a team plays. */
const MAX_AGE_SECONDS = 1;

/** The feeds' own tables change as seldom as their path says. */
const FEED_TABLES_SECONDS = 10;

/** No season is longer, in seconds. */
const SEASON = 400 * 86_400;

const NONE = createAnswer('{"data":null}');

export function registerSeasonRoute(app: FastifyInstance, { board, store, now }: Sources): void {
  const stored = createSeasonReads<{ played: PlayedMatch[]; goals: StoredScorer[] }>();
  const feedTables = cachedFor(FEED_TABLES_SECONDS, () => store.standings());

  async function read(id: number) {
    const competition = competitionOnBoard(board, id);
    if (!competition) return NONE;
    const { name, matches: onBoard } = competition;
    const { teams } = board.references();
    const table = (await feedTables()).find(({ competition_id }) => competition_id === id);
    const country = competition.country ?? table?.country;
    const rule = tieRuleOf(competitionKey(country, name));
    // Of a cup there is none.
    if (!table && !rule) return NONE;

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
      ...{ name, feedRows, live, rule },
      played: played.filter(({ match_id }) => match_id === null || !isLive.has(match_id)),
      teamOf: (team) => teams.get(team),
    });
    if (season.total.length === 0) return NONE;
    const { since: begin = 0 } = season;
    const ofSeason = new Set(season.teams.map((team) => team.id));
    const scored = seasonScorers(goals, live, ({ kick_off, team_id }) => kick_off >= begin && ofSeason.has(team_id));
    return createAnswer(JSON.stringify({ data: { ...season, ...scored } }));
  }

  registerAnswersById(app, {
    path: SEASON_PATH,
    summary: 'The tables and scorers of a competition’s present season, with matches in play',
    ...{ querystring: TableQuery, parameter: 'CompetitionId', answer: SeasonAnswer, maxAge: MAX_AGE_SECONDS },
    ...{ none: NONE, read },
  });
}
