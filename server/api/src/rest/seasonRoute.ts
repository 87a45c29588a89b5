import { CRITERIA } from 'shared-kernel/entities/seasonTables';
import * as v from 'valibot';
import { dataOrNull, flag, integer, list, oneOf, record, text } from '../http/fields';
import type { Route } from '../http/route';
import type { Seasons } from '../seasons/createSeasons';
import { answersById } from './answersById';

export const Outcome = oneOf(['W', 'D', 'L']);
export const Criterion = oneOf(CRITERIA);

export const Rows = (description: string) =>
  list(
    record({
      team_id: integer(),
      place: integer('Teams that nothing separates share it.'),
      played: integer(),
      won: integer(),
      drawn: integer(),
      lost: integer(),
      goals_for: integer(),
      goals_against: integer(),
      points: integer(),
      decided_by: v.optional(Criterion),
    }),
    description,
  );

export const Teams = list(
  record({
    id: integer(),
    name: text(),
    logo: v.optional(text('A path or an http(s) address.')),
    form: list(Outcome, 'The last five matches, the newest last.'),
    is_playing: flag(),
  }),
);

/** Of a season or a cup. */
export const scorerFields = {
  named_goals: integer('Those whose scorer is known; own goals are not among them.'),
  scorers: list(
    record({
      place: integer('Who has as many goals shares it.'),
      name: text(),
      team_id: integer(),
      goals: integer('Without own goals.'),
      penalties: integer('So many of the goals.'),
    }),
    'The best twenty.',
  ),
};

export const SeasonAnswer = dataOrNull(
  record({
    name: text('Of the competition.'),
    matches: integer('How many count, those in play among them.'),
    since: v.optional(integer('The kick-off of the first of them in unix seconds.')),
    goals: integer('Those of these matches.'),
    is_feed: flag(
      'The feed’s table has matches of which no result is kept: `total` is the feed’s, the others lack them.',
    ),
    criteria: list(
      Criterion,
      'What separates teams with equal points in `total`, in this order; `mutual_…` of the matches between them.',
    ),
    teams: Teams,
    total: Rows('The leader first, as in the others.'),
    home: Rows('Of matches at home.'),
    away: Rows('Of matches away.'),
    half: v.optional(Rows('As if matches ended with their first half; absent where no such score is known.')),
    form: Rows('Of the last five ended matches of each team.'),
    ...scorerFields,
  }),
  'the competition has no table.',
);

export function seasonRoute({ seasonOf }: Pick<Seasons, 'seasonOf'>): Route {
  return answersById({
    summary: 'The tables and scorers of a competition’s present season, with matches in play',
    parameter: 'CompetitionId',
    answer: SeasonAnswer,
    // A page asks again when one of its matches has another score, and every minute while a team plays.
    maxAge: 1,
    async read(id) {
      const season = await seasonOf(id);
      return season && JSON.stringify(season);
    },
  });
}
