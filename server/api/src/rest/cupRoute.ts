import { competitionKey } from 'feeds/several/competitionKey';
import { STAGE_PHASES, STAGE_ROUNDS } from 'shared-kernel/entities/stage';
import * as v from 'valibot';
import { competitionOnBoard, endedOf } from '../board/competitionOnBoard';
import type { Board } from '../board/createBoard';
import { toCup } from '../board/cup/toCup';
import { liveResults } from '../board/season/liveResults';
import { seasonScorers } from '../board/season/topScorers';
import { dataOrNull, described, flag, integer, list, oneOf, record, text } from '../http/fields';
import type { Route } from '../http/route';
import { createSeasonReads } from '../seasons/createSeasonReads';
import type { StoredScorer } from '../store/goals/readGoals';
import type { StoredCupMatch } from '../store/stages/readStages';
import type { Store } from '../store/store';
import { answersById } from './answersById';
import { Criterion, Rows, scorerFields, Teams } from './schemas';

const goals = (description: string) => v.optional(described(v.tuple([integer(), integer()]), description));

const TieMatch = record({
  id: v.optional(integer('Of a match that `/match` still has.')),
  kick_off: integer('Unix seconds.'),
  home: integer('The id of the team at home.'),
  goals: goals('Of the team at home and of the other, extra time among them; absent until it has begun.'),
  kicks: goals('Of a shoot-out.'),
  is_live: flag(),
});

const Tie = record({
  home: integer('The id of the team that is at home first.'),
  away: integer(),
  matches: list(TieMatch, 'The earliest first.'),
  aggregate: goals('The sum of all matches for `home` and `away`; absent before the first.'),
  winner: v.optional(integer('The id of the team that goes on, once it is known.')),
});

const Group = record({
  phase: v.optional(oneOf(STAGE_PHASES)),
  name: text('Its letter or number.'),
  rows: Rows('By points and `criteria`.'),
});

export const CupAnswer = dataOrNull(
  record({
    name: text('Of the competition.'),
    teams: Teams,
    criteria: list(
      Criterion,
      'What separates teams of a group with equal points, in this order; empty where the cup’s own rule is not known: goal difference and goals count then. `fair_play` counts where the cards of all matches of the group are known.',
    ),
    groups: list(Group),
    rounds: list(
      record({ round: oneOf(STAGE_ROUNDS), ties: list(Tie, 'In the order of the bracket.') }),
      'Knock-out rounds, the first one first.',
    ),
    matches: integer('How many have begun.'),
    goals: integer('Those of these matches.'),
    ...scorerFields,
  }),
  'the competition is no cup, or nobody tells its rounds.',
);

type Deps = { board: Board; store: Pick<Store, 'cupMatches' | 'goals'>; now: () => number };

/** No season is longer, in seconds. */
const SEASON = 400 * 86_400;

export function cupRoute({ board, store, now }: Deps): Route {
  const stored = createSeasonReads<{ matches: StoredCupMatch[]; goals: StoredScorer[] }>();
  return answersById({
    summary: 'The groups, knock-out rounds and scorers of a cup’s present season, with matches in play',
    parameter: 'CompetitionId',
    answer: CupAnswer,
    // A page asks again when a match of its competition has another score.
    maxAge: 1,
    async read(id) {
      const competition = competitionOnBoard(board, id);
      if (!competition) return undefined;
      const { name, country, matches: onBoard } = competition;
      const { matches, goals } = await stored(id, endedOf(onBoard), async () => ({
        matches: await store.cupMatches(id),
        goals: await store.goals({ competition: id, since: Math.floor(now()) - SEASON }),
      }));
      const { cup, season } = toCup({ name, key: competitionKey(country, name) }, matches, board);
      if (cup.groups.length + cup.rounds.length === 0) return undefined;
      const ids = new Set(season.map((match) => match.id));
      const scored = seasonScorers(goals, liveResults(board, id), ({ match_id }) => ids.has(match_id));
      return JSON.stringify({ ...cup, ...scored });
    },
  });
}
