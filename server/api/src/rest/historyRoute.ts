import * as v from 'valibot';
import type { Board } from '../board/createBoard';
import { toMatchHistory } from '../board/matchHistory';
import { dataOrNull, flag, integer, list, record, text } from '../http/fields';
import type { Route } from '../http/route';
import type { Store } from '../store/store';
import { answersById } from './answersById';

const pair = (description: string) => v.optional(list(integer(), description));

const resultFields = {
  match_id: v.optional(integer('While the match has a page.')),
  match_time: integer(
    'Kick-off in unix seconds, before 1970 below 0; a second past noon UTC where only the day is known.',
  ),
  competition: text(),
  home_name: text('As the team was called then.'),
  away_name: text(),
  home_score: integer('After extra time, if it was played; without the shoot-out.'),
  away_score: integer(),
  half_time: pair('Home and away; absent where it is not known.'),
  regular_time: pair('After 90 minutes.'),
  after_extra_time: flag(),
  shootout: pair('Kicks scored.'),
  shootout_winner: v.optional(integer('1 home, 2 away; also where the kicks are not known.')),
};

export const PastResult = record(resultFields);

const PastMatch = record({
  ...resultFields,
  side: integer('Where the team of the list played, 1 home, 2 away; of meetings the home team of the wanted match.'),
});

const LastMatches = record({
  matches: list(PastMatch),
  quarters: v.optional(list(integer(), 'Its goals by quarter hour of the 90 minutes, where their minutes are known.')),
  timed: integer('In how many of the matches they are known.'),
});

const Sum = {
  won: integer(),
  drawn: integer('Those that a shoot-out decided, too.'),
  lost: integer(),
  goals_for: integer(),
  goals_against: integer(),
};

export const HistoryAnswer = dataOrNull(
  record({
    meetings: list(PastMatch, 'At most ten, the newest first.'),
    sum: record(Sum, 'Of those meetings, from where the home team stands.'),
    home: LastMatches,
    away: LastMatches,
  }),
  'the match is unknown, or has no teams yet.',
);

type Deps = { board: Board; store: Pick<Store, 'matchHistory'> };

export function historyRoute({ board, store }: Deps): Route {
  return answersById({
    summary: 'What both teams of a match played before it',
    parameter: 'MatchId',
    answer: HistoryAnswer,
    // What was played before changes when a match ends; a page asks again as soon as its own has ended.
    maxAge: 10,
    async read(id) {
      const match = board.find(id);
      const { teams, countries } = board.references();
      const [home, away] = [match && teams.get(match.home_team_id), match && teams.get(match.away_team_id)];
      if (!match || !home || !away) return undefined;
      const country = match.country_id === null ? undefined : countries.get(match.country_id)?.name;
      const history = await store.matchHistory({ id, kickOff: match.match_time, country, home, away });
      return JSON.stringify(toMatchHistory(history, (matchId) => board.find(matchId) !== undefined));
    },
  });
}
