import { toId } from 'shared-kernel/entities/id';
import { type Answer, createAnswer } from '../board/createAnswer';
import { anId } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendAnswer } from '../http/sendAnswer';
import { createAnswerCache } from './createAnswerCache';

type Options = Pick<Route, 'summary' | 'answer'> & {
  /** The parameter of the query with the id. */
  parameter: 'MatchId' | 'CompetitionId' | 'TeamId';
  /** Seconds. */
  maxAge: number;
  /** What is answered where nothing is known, as to ids of another form: ours are numbers (M18). */
  none?: 'null' | '[]';
  /** JSON text; `undefined` where nothing is known. */
  read: (id: number) => Promise<string | undefined>;
};

/** What is known of one match, competition or team, the same for everybody: each answer is read once in its time. */
export function answersById({ parameter, maxAge, none = 'null', read, ...described }: Options): Route {
  const kept = createAnswerCache<Answer>(() => performance.now() / 1000, maxAge);
  const nothing = createAnswer(`{"data":${none}}`);
  const readAnswer = async (id: number) => {
    const data = await read(id);
    return data === undefined ? nothing : createAnswer(`{"data":${data}}`);
  };
  return route({
    ...described,
    parameters: { [parameter]: anId },
    async handle(asked, request, reply) {
      const id = toId(asked[parameter]);
      const answer = typeof id === 'number' ? await kept(String(id), () => readAnswer(id)) : nothing;
      return sendAnswer(request, reply, { answer, maxAge, isShared: true });
    },
  });
}
