import { type Answer, createAnswer } from '../board/createAnswer';
import type { Board } from '../board/createBoard';
import { toPastResult } from '../board/pastResult';
import { dataOf, list } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendAnswer } from '../http/sendAnswer';
import type { Store } from '../store/store';
import { createAnswerCache } from './createAnswerCache';
import { PastResult } from './historyRoute';
import { timeWindow, windowParameters } from './timeWindow';

export const PastResultsAnswer = dataOf(
  list(PastResult, 'At most 2000, each match once, by kick-off and then competition.'),
);

/** A day that begins at midnight in any zone, and what is about it. */
const MOST_HOURS = 48;

/** Seconds. A day changes when one of its matches ends, which a page of that day knows by itself. */
const MAX_AGE = 60;

/** A day of the whole world is half a megabyte: fewer windows are kept than of smaller answers. */
const LIMITS = { kept: 60, atOnce: 3, waiting: 100 };

type Deps = { board: Board; store: Pick<Store, 'dayResults'> };

/** What was played on any day that the store has, the same for everybody (0038). */
export function pastResultsRoute({ board, store }: Deps): Route {
  const kept = createAnswerCache<Answer>(() => performance.now() / 1000, MAX_AGE, LIMITS);
  return route({
    summary: 'Results of a day, of those that are kept for good',
    parameters: windowParameters,
    answer: PastResultsAnswer,
    async handle(asked, request, reply) {
      const { from, to } = timeWindow(asked, MOST_HOURS);
      const answer = await kept(`${from}-${to}`, async () => {
        const results = await store.dayResults({ from, to });
        const data = results.map((result) => toPastResult(result, (id) => board.find(id) !== undefined));
        return createAnswer(JSON.stringify({ data }));
      });
      return sendAnswer(request, reply, { answer, maxAge: MAX_AGE, isShared: true });
    },
  });
}
