import type { FastifyRequest } from 'fastify';
import { toId } from 'shared-kernel/entities/id';
import { type Answer, createAnswer } from '../board/createAnswer';
import { anId } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendAnswer } from '../http/sendAnswer';
import { createAnswerCache } from './createAnswerCache';
import type { ShownContent, ShownTo } from './createShownContent';

type Options = Pick<Route, 'summary' | 'answer'> & {
  /** The parameter of the query with the id. */
  parameter: 'MatchId' | 'CompetitionId' | 'TeamId';
  /** Seconds. */
  maxAge: number;
  /** What is answered where nothing is known, as to ids of another form: ours are numbers (M18). */
  none?: 'null' | '[]';
};

/** JSON text; `undefined` where nothing is known. */
type Read = Promise<string | undefined>;

/** What is known of one match, competition or team, the same for everybody: each answer is read once in its time. */
export function answersById({ read, ...options }: Options & { read: (id: number) => Read }): Route {
  return answers({ ...options, read, shownTo: async () => ({ preview: undefined }) });
}

/** The same, with content in it: who looks at a preview gets its own (0051). */
export function answersWithContent(
  options: Options & { shownTo: ShownTo; read: (id: number, shown: ShownContent) => Read },
): Route {
  return answers(options);
}

type Shown = { readonly preview?: string | undefined };

function answers<Of extends Shown>({
  parameter,
  maxAge,
  none = 'null',
  shownTo,
  read,
  ...described
}: Options & {
  shownTo: (request: FastifyRequest) => Promise<Of>;
  read: (id: number, shown: Of) => Read;
}): Route {
  const kept = createAnswerCache<Answer>(() => performance.now() / 1000, maxAge);
  const nothing = createAnswer(`{"data":${none}}`);
  const readAnswer = async (id: number, shown: Of) => {
    const data = await read(id, shown);
    return data === undefined ? nothing : createAnswer(`{"data":${data}}`);
  };
  return route({
    ...described,
    parameters: { [parameter]: anId },
    async handle(asked, request, reply) {
      const id = toId(asked[parameter]);
      const shown = await shownTo(request);
      const isPrivate = shown.preview !== undefined;
      const answer =
        typeof id === 'number' ? await kept(`${id} ${shown.preview}`, () => readAnswer(id, shown)) : nothing;
      return sendAnswer(request, reply, { answer, maxAge, isShared: true, isPrivate });
    },
  });
}
