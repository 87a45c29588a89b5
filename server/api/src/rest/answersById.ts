import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { toId } from 'shared-kernel/entities/id';
import type { Answer } from '../board/createAnswer';
import { sendAnswer } from '../http/sendAnswer';
import { createAnswerCache } from './createAnswerCache';

type Route = {
  path: string;
  summary: string;
  querystring: TSchema;
  /** The parameter of the query with the id. */
  parameter: 'MatchId' | 'CompetitionId' | 'TeamId';
  answer: TSchema;
  maxAge: number;
  /** The answer to an id of another form: ours are numbers (M18). */
  none: Answer;
  read: (id: number) => Promise<Answer>;
};

/** What is known of one match, competition or team, the same for everybody: each answer is read once in its time. */
export function registerAnswersById(app: FastifyInstance, route: Route): void {
  const { path, summary, querystring, parameter, answer: described, maxAge, none, read } = route;
  const kept = createAnswerCache(() => performance.now() / 1000, maxAge);
  app.get<{ Querystring: Record<Route['parameter'], string> }>(
    path,
    { schema: { summary, querystring, response: { 200: described } } },
    async (request, reply) => {
      const id = toId(request.query[parameter]);
      const answer = typeof id === 'number' ? await kept(String(id), () => read(id)) : none;
      return sendAnswer(request, reply, { answer: answer ?? none, maxAge, isShared: true });
    },
  );
}
