import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { REST_PATHS, SEARCH_TEXT_MOST } from 'shared-kernel/protocol/rest';
import type { Board } from '../board/createBoard';
import { sendData } from '../http/sendAnswer';
import { createSearch } from './createSearch';

const MAX_AGE_SECONDS = 10;

const SearchQuery = Type.Object({
  Text: Type.String({
    minLength: 1,
    maxLength: SEARCH_TEXT_MOST,
    description:
      'Words of a name in any order, with or without marks and spaces; its first letters, or what else it is called; of a competition also its country; or two teams that meet.',
    'x-expected': `a text of 1 to ${SEARCH_TEXT_MOST} characters`,
  }),
});

const Records = Type.Array(
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    logo: Type.Optional(Type.String({ description: 'A path or an http(s) address.' })),
    country: Type.Optional(Type.String({ description: 'Of its matches.' })),
  }),
);

const SearchAnswer = Type.Object({
  data: Type.Object({
    teams: Records,
    competitions: Records,
    matches: Type.Array(
      Type.Object({
        id: Type.Integer(),
        match_time: Type.Integer({ description: 'Planned kick-off in unix seconds.' }),
        status_id: Type.Integer(),
        home: Type.String(),
        away: Type.String(),
      }),
      {
        description:
          'Those of the team that is named best before others; of these the live ones, those to come, the next first, and those of the past, the latest first.',
      },
    ),
  }),
});

type Deps = {
  board: Board;
  /** Server time in unix seconds. */
  now: () => number;
};

export function registerSearchRoute(app: FastifyInstance, { board, now }: Deps): void {
  const search = createSearch(board);
  // The first search reads all names, which no visitor shall wait for.
  app.addHook('onListen', async () => {
    search('a', now());
  });
  app.get<{ Querystring: Static<typeof SearchQuery> }>(
    REST_PATHS.search,
    {
      schema: {
        summary: 'Teams, competitions and matches by words of their names, the best of each first',
        querystring: SearchQuery,
        response: { 200: SearchAnswer },
      },
    },
    async (request, reply) => sendData(request, reply, search(request.query.Text, now()), { maxAge: MAX_AGE_SECONDS }),
  );
}
