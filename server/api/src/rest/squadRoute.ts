import * as v from 'valibot';
import { dataOrNull, integer, list, record, text } from '../http/fields';
import type { Route } from '../http/route';
import type { Store } from '../store/store';
import { answersById } from './answersById';
import { playerFields } from './schemas';

export const SquadAnswer = dataOrNull(
  record({
    team_id: integer(),
    coach: v.optional(text()),
    players: list(record(playerFields)),
    seen_in: v.optional(integer('No feed reports the squad: these are the players of so many line-ups of late.')),
  }),
  'neither a squad nor a line-up was sent.',
);

/** The squad of a team. */
export function squadRoute(store: Pick<Store, 'squad'>): Route {
  return answersById({
    summary: 'The squad of a team',
    parameter: 'TeamId',
    answer: SquadAnswer,
    // Squads change with transfers; what line-ups tell of them, some times an evening.
    maxAge: 60,
    async read(id) {
      const squad = await store.squad(id);
      return squad && JSON.stringify(squad);
    },
  });
}
