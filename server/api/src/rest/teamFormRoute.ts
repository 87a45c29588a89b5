import { teamKey } from 'feeds/several/teamKey';
import { Side } from 'shared-kernel/entities/incident';
import type { FormResult } from 'shared-kernel/entities/teamForm';
import { MATCH_FORM_MOST } from 'shared-kernel/protocol/rest';
import * as v from 'valibot';
import type { Board } from '../board/createBoard';
import { ALL_MATCHES } from '../board/matchWindow';
import { dataOf, integer, list, record } from '../http/fields';
import type { Route } from '../http/route';
import type { PastResult } from '../store/results/readHistory';
import type { Store } from '../store/store';
import { answersById } from './answersById';
import { Outcome } from './schemas';

export const TeamFormAnswer = dataOf(
  list(
    record({
      match_id: v.optional(integer('While the match has a page.')),
      match_time: integer('Kick-off in unix seconds; of some only the day is known.'),
      outcome: Outcome,
    }),
    'At most five, of all competitions, the newest last.',
  ),
);

type Deps = { board: Board; store: Pick<Store, 'lastResults'>; now: () => number };

/** How a team's last matches ended, of the results that are kept for good (0038). */
export function teamFormRoute({ board, store, now }: Deps): Route {
  return answersById({
    summary: 'How the last matches of a team ended, in all competitions',
    parameter: 'TeamId',
    answer: TeamFormAnswer,
    // It changes when a match ends, which a page knows by itself.
    maxAge: 10,
    none: '[]',
    async read(id) {
      const team = board.references().teams.get(id);
      if (!team) return undefined;
      const country = countryOf(board, team);
      const results = await store.lastResults({ team, country, before: Math.floor(now()) });
      return JSON.stringify(toForm(results, (match) => board.find(match) !== undefined));
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

/**
 * A team's form as pages get it, the newest last.
 *
 * @param results the newest first
 * @param hasPage whether a match can still be looked at
 */
function toForm(results: readonly PastResult[], hasPage: (matchId: number) => boolean): FormResult[] {
  const last = results.slice(0, MATCH_FORM_MOST).reverse();
  return last.map(({ match_id, kick_off, side, home_goals, away_goals }) => {
    const ahead = side === Side.Home ? home_goals - away_goals : away_goals - home_goals;
    return {
      match_id: match_id !== null && hasPage(match_id) ? match_id : undefined,
      match_time: kick_off,
      outcome: ahead > 0 ? 'W' : ahead < 0 ? 'L' : 'D',
    };
  });
}
