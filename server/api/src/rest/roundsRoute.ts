import { dataOf, integer, list, record } from '../http/fields';
import type { Route } from '../http/route';
import type { Store } from '../store/store';
import { answersById } from './answersById';
import { roundFields } from './schemas';

export const RoundsAnswer = dataOf(
  list(record({ match_id: integer(), ...roundFields }), 'Of the matches that are on the board, as far as it is known.'),
);

/** The rounds of all matches of a competition at once, for the lists of its page. */
export function roundsRoute({ store }: { store: Pick<Store, 'matchRounds'> }): Route {
  return answersById({
    summary: 'Which rounds the matches of a competition belong to',
    parameter: 'CompetitionId',
    answer: RoundsAnswer,
    // A round hardly ever changes.
    maxAge: 10,
    none: '[]',
    read: async (id) => JSON.stringify(await store.matchRounds(id)),
  });
}
