import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { teamKey } from 'feeds/several/teamKey';
import { TEAM_FORM_PATH } from 'shared-kernel/protocol/teamForm';
import { createAnswer } from '../board/createAnswer';
import type { Board } from '../board/createBoard';
import { ALL_MATCHES } from '../board/matchWindow';
import { toForm } from '../board/toForm';
import type { Store } from '../store/store';
import { registerAnswersById } from './answersById';
import { literals } from './literals';
import { anId } from './matchDetailsSchemas';

type Sources = { board: Board; store: Pick<Store, 'lastResults'>; now: () => number };

/** It changes when a match ends, which a page knows by itself. */
const MAX_AGE_SECONDS = 10;

const NONE = createAnswer('{"data":[]}');

export const TeamFormAnswer = Type.Object({
  data: Type.Array(
    Type.Object({
      match_id: Type.Optional(Type.Integer({ description: 'While the match has a page.' })),
      match_time: Type.Integer({ description: 'Kick-off in unix seconds; of some only the day is known.' }),
      outcome: literals(['W', 'D', 'L']),
    }),
    { description: 'At most five, of all competitions, the newest last.' },
  ),
});

/** How a team's last matches ended, of the results that are kept for good (0038). */
export function registerTeamFormRoute(app: FastifyInstance, { board, store, now }: Sources): void {
  registerAnswersById(app, {
    path: TEAM_FORM_PATH,
    summary: 'How the last matches of a team ended, in all competitions',
    querystring: Type.Object({ TeamId: anId }),
    parameter: 'TeamId',
    answer: TeamFormAnswer,
    maxAge: MAX_AGE_SECONDS,
    none: NONE,
    async read(id) {
      const team = board.references().teams.get(id);
      if (!team) return NONE;
      const country = countryOf(board, team);
      const results = await store.lastResults({ team, country, before: Math.floor(now()) });
      return createAnswer(JSON.stringify({ data: toForm(results, (match) => board.find(match) !== undefined) }));
    },
  });
}

/** Where a team plays: a country says more than a continent does, whose cups clubs of one name play in. */
function countryOf(board: Board, { id, name }: { id: number; name: string }): string | undefined {
  const { countries } = board.references();
  const matches = board.select({ ...ALL_MATCHES, team: id });
  const all = matches.flatMap(({ country_id }) => (country_id === null ? [] : (countries.get(country_id)?.name ?? [])));
  return all.find((country) => !teamKey(country, name).isWide) ?? all[0];
}
