import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { LINEUPS_PATH } from 'shared-kernel/protocol/lineups';
import { MATCH_INFO_PATH } from 'shared-kernel/protocol/matchInfo';
import { MATCH_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { VENDOR_TEXT_PATH } from 'shared-kernel/protocol/vendorText';
import { createAnswer } from '../board/createAnswer';
import type { Store } from '../store/store';
import { registerAnswersById } from './answersById';
import { InfoAnswer, LineupsAnswer, MarketsAnswer, MatchDetailsQuery, TextAnswer } from './matchDetailsSchemas';

const MAX_AGE_SECONDS = 1;

const NONE = createAnswer('{"data":null}');

type Route = {
  path: string;
  summary: string;
  answer: TSchema;
  /** JSON text; `undefined` where nothing is known. */
  read: (matchId: number) => Promise<string | undefined>;
};

/** Line-ups, place, further markets and vendor text of a match. */
export function registerMatchDetailsRoutes(
  app: FastifyInstance,
  store: Pick<Store, 'lineups' | 'matchInfo' | 'matchMarkets' | 'vendorText'>,
): void {
  registerOne(app, {
    path: LINEUPS_PATH,
    summary: 'The line-ups of a match',
    answer: LineupsAnswer,
    read: (id) => store.lineups(id),
  });
  registerOne(app, {
    path: MATCH_INFO_PATH,
    summary: 'Where a match is played, who referees it, and its part of a cup',
    answer: InfoAnswer,
    read: (id) => store.matchInfo(id),
  });
  registerOne(app, {
    path: MATCH_MARKETS_PATH,
    summary: 'The prices of a match’s first half and corners',
    answer: MarketsAnswer,
    read: (id) => store.matchMarkets(id),
  });
  registerOne(app, {
    path: VENDOR_TEXT_PATH,
    summary: 'What a vendor wrote of a match, word for word',
    answer: TextAnswer,
    read: (id) => store.vendorText(id),
  });
}

function registerOne(app: FastifyInstance, { read, ...route }: Route): void {
  registerAnswersById(app, {
    ...route,
    querystring: MatchDetailsQuery,
    parameter: 'MatchId',
    maxAge: MAX_AGE_SECONDS,
    none: NONE,
    async read(id) {
      const state = await read(id);
      return state === undefined ? NONE : createAnswer(`{"data":${state}}`);
    },
  });
}
