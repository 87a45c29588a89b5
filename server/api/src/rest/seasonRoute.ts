import type { FastifyInstance } from 'fastify';
import { SEASON_PATH } from 'shared-kernel/protocol/season';
import { createAnswer } from '../board/createAnswer';
import type { Seasons } from '../seasons/createSeasons';
import { registerAnswersById } from './answersById';
import { TableQuery } from './contentSchemas';
import { SeasonAnswer } from './seasonSchemas';

/** A page asks again when one of its matches has another score, and every minute while a team plays. */
const MAX_AGE_SECONDS = 1;

const NONE = createAnswer('{"data":null}');

export function registerSeasonRoute(app: FastifyInstance, { seasonOf }: Pick<Seasons, 'seasonOf'>): void {
  registerAnswersById(app, {
    path: SEASON_PATH,
    summary: 'The tables and scorers of a competition’s present season, with matches in play',
    querystring: TableQuery,
    parameter: 'CompetitionId',
    answer: SeasonAnswer,
    maxAge: MAX_AGE_SECONDS,
    none: NONE,
    async read(id) {
      const season = await seasonOf(id);
      return season ? createAnswer(JSON.stringify({ data: season })) : NONE;
    },
  });
}
