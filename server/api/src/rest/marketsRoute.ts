import { MARKET_GROUPS } from 'shared-kernel/entities/matchMarkets';
import { OPEN_MARKETS_MOST } from 'shared-kernel/protocol/matchMarkets';
import { type Answer, createAnswer } from '../board/createAnswer';
import { dataOf, described, integer, list, oneOf, record } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';
import { marketFields } from './schemas';

/** Pages ask for it every ten seconds while somebody looks at such prices. */
const MAX_AGE_SECONDS = 3;

export const OpenMarketsAnswer = dataOf(
  list(
    record({ match_id: integer(), ...marketFields }),
    `Of matches that are to come or live, the next to begin first; at most ${OPEN_MARKETS_MOST}.`,
  ),
);

/** The prices of the first half, or of corners, of all matches that are open. */
export function marketsRoute(store: Pick<Store, 'openMarkets'>): Route {
  const kept = createAnswerCache<Answer>(() => performance.now() / 1000, MAX_AGE_SECONDS);
  return route({
    summary: 'The prices of the first half, or of corners, of all open matches',
    parameters: { Group: described(oneOf(MARKET_GROUPS), 'Those of the first half, or of corners.') },
    answer: OpenMarketsAnswer,
    async handle({ Group: group }, request, reply) {
      const read = async () => createAnswer(JSON.stringify({ data: await store.openMarkets(group) }));
      const answer = await kept(group, read);
      return sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  });
}
