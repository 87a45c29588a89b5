import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { SQUAD_PATH } from 'shared-kernel/protocol/squad';
import { createAnswer } from '../board/createAnswer';
import type { Store } from '../store/store';
import { registerAnswersById } from './answersById';
import { anId, playerFields } from './matchDetailsSchemas';

/** Squads change with transfers; what line-ups report of them, some times an evening. */
const MAX_AGE_SECONDS = 60;

const NONE = createAnswer('{"data":null}');

export const SquadAnswer = Type.Object({
  data: Type.Union([
    Type.Object({
      team_id: Type.Integer(),
      coach: Type.Optional(Type.String()),
      players: Type.Array(Type.Object(playerFields)),
      seen_in: Type.Optional(
        Type.Integer({ description: 'No feed reports the squad: these are the players of so many line-ups of late.' }),
      ),
    }),
    Type.Null({ description: 'Neither a squad nor a line-up was sent.' }),
  ]),
});

/** The squad of a team. */
export function registerSquadRoute(app: FastifyInstance, store: Pick<Store, 'squad'>): void {
  registerAnswersById(app, {
    path: SQUAD_PATH,
    summary: 'The squad of a team',
    querystring: Type.Object({ TeamId: anId }),
    parameter: 'TeamId',
    answer: SquadAnswer,
    maxAge: MAX_AGE_SECONDS,
    none: NONE,
    async read(id) {
      const squad = await store.squad(id);
      return squad ? createAnswer(JSON.stringify({ data: squad })) : NONE;
    },
  });
}
