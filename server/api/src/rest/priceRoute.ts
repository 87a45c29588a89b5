import { toId } from 'shared-kernel/entities/id';
import { MARKET_GROUPS, type MarketGroup } from 'shared-kernel/entities/matchMarkets';
import * as v from 'valibot';
import { type Answer, createAnswer } from '../board/createAnswer';
import { anId, described, flag, integer, list, oneOf, record, text } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';

/** A page adds the moves that it sees itself, so its history may be a little old. */
const MAX_AGE_SECONDS = 10;

const NONE = createAnswer('{"data":[]}');

const Move = record({
  time: integer('Unix seconds; the prices hold until the next move.'),
  is_live: flag('The match had begun.'),
  odds: text('As that of a match; empty: there were none.'),
  suspended_odds: v.optional(text('As that of a match: the last prices of the markets that were suspended then.')),
});

export const PricesAnswer = v.object({
  data: list(Move, 'The oldest first.'),
  groups: v.optional(list(oneOf(MARKET_GROUPS), 'Without `Group`: the groups that have moves, too, if any.')),
});

type Moves = Pick<Store, 'priceMoves' | 'movedGroups'>;

/** How the prices of a match moved: its own, or those of its first half or its corners. */
export function priceRoute(store: Moves): Route {
  const kept = createAnswerCache<Answer>(() => performance.now() / 1000, MAX_AGE_SECONDS);
  return route({
    summary: 'How the prices of a match moved in the last 90 days',
    parameters: {
      MatchId: anId,
      Group: v.optional(
        described(oneOf(MARKET_GROUPS), 'The prices of the first half, or of corners; those of the match without it.'),
      ),
    },
    answer: PricesAnswer,
    async handle({ MatchId, Group: group }, request, reply) {
      const id = toId(MatchId);
      const answer = typeof id === 'number' ? await kept(`${id} ${group}`, () => readMoves(store, id, group)) : NONE;
      return sendAnswer(request, reply, { answer, maxAge: MAX_AGE_SECONDS, isShared: true });
    },
  });
}

/** With the match's own moves it says which groups have some, so that no page asks for those that have none. */
async function readMoves(store: Moves, id: number, group: MarketGroup | undefined) {
  const data = await store.priceMoves(id, group);
  const groups = group ? [] : await store.movedGroups(id);
  return createAnswer(JSON.stringify({ data, groups: groups.length > 0 ? groups : undefined }));
}
