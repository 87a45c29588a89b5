import { SEARCH_TEXT_MOST } from 'shared-kernel/protocol/rest';
import * as v from 'valibot';
import type { Board } from '../board/createBoard';
import { dataOf, described, integer, list, record, text } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendData } from '../http/sendAnswer';
import { createSearch } from './createSearch';
import type { FoundRecord } from './searchIndex';

const MAX_AGE_SECONDS = 10;

const Text = v.message(
  v.pipe(v.string(), v.minLength(1), v.maxLength(SEARCH_TEXT_MOST)),
  `a text of 1 to ${SEARCH_TEXT_MOST} characters`,
);

const Records = list(
  record({
    id: integer(),
    name: text(),
    logo: v.optional(text('A path or an http(s) address.')),
    country: v.optional(text('Of its matches.')),
  }),
);

const Match = record({
  id: integer(),
  match_time: integer('Planned kick-off in unix seconds.'),
  status_id: integer(),
  home: text(),
  away: text(),
});

const SearchAnswer = dataOf(
  record({
    teams: Records,
    competitions: Records,
    matches: list(
      Match,
      'Those of the team that is named best before others; of these the live ones, those to come, the next first, and those of the past, the latest first.',
    ),
  }),
);

type Deps = {
  board: Board;
  /** Server time in unix seconds. */
  now: () => number;
};

export function searchRoute({ board, now }: Deps): Route {
  const find = createSearch(board);
  return route({
    summary: 'Teams, competitions and matches by words of their names, the best of each first',
    parameters: {
      Text: described(
        Text,
        'Words of a name in any order, with or without marks and spaces; its first letters, or what else it is called; of a competition also its country; or two teams that meet.',
      ),
    },
    answer: SearchAnswer,
    // The first search reads all names.
    warmUp: () => find('a', now()),
    async handle({ Text: wanted }, request, reply) {
      const { teams, competitions, matches } = find(wanted, now());
      const data = { teams: teams.map(toWire), competitions: competitions.map(toWire), matches };
      return sendData(request, reply, data, { maxAge: MAX_AGE_SECONDS });
    },
  });
}

const toWire = ({ id, name, logo, country }: FoundRecord) => ({ id, name, logo, country });
