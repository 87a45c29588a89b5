import { type TSchema, Type } from '@sinclair/typebox';
import { CRITERIA } from 'shared-kernel/entities/seasonTables';
import { SUMS } from './contentSchemas';
import { literals } from './literals';

export const Criterion = literals(CRITERIA);

export const Rows = <T extends string>(description: T): TSchema =>
  Type.Array(
    Type.Object({
      team_id: Type.Integer(),
      place: Type.Integer({ description: 'Teams that nothing separates share it.' }),
      ...SUMS,
      decided_by: Type.Optional(Criterion),
    }),
    { description },
  );

export const Teams = Type.Array(
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    logo: Type.Optional(Type.String({ description: 'A path or an http(s) address.' })),
    form: Type.Array(literals(['W', 'D', 'L'] as const), { description: 'The last five matches, the newest last.' }),
    is_playing: Type.Boolean(),
  }),
);

export const Scorers = Type.Array(
  Type.Object({
    place: Type.Integer({ description: 'Who has as many goals shares it.' }),
    name: Type.String(),
    team_id: Type.Integer(),
    goals: Type.Integer({ description: 'Without own goals.' }),
    penalties: Type.Integer({ description: 'So many of the goals.' }),
  }),
  { description: 'The best twenty.' },
);

export const NamedGoals = Type.Integer({ description: 'Those whose scorer is known; own goals are not among them.' });

const Season = Type.Object({
  name: Type.String({ description: 'Of the competition.' }),
  matches: Type.Integer({ description: 'How many count, those in play among them.' }),
  since: Type.Optional(Type.Integer({ description: 'The kick-off of the first of them in unix seconds.' })),
  goals: Type.Integer({ description: 'Those of these matches.' }),
  is_feed: Type.Boolean({
    description:
      'The feed’s table has matches of which no result is kept: `total` is the feed’s, the others lack them.',
  }),
  criteria: Type.Array(Criterion, {
    description:
      'What separates teams with equal points in `total`, in this order; `mutual_…` of the matches between them.',
  }),
  teams: Teams,
  total: Rows('The leader first, as in the others.'),
  home: Rows('Of matches at home.'),
  away: Rows('Of matches away.'),
  half: Type.Optional(Rows('As if matches ended with their first half; absent where no such score is known.')),
  form: Rows('Of the last five ended matches of each team.'),
  named_goals: NamedGoals,
  scorers: Scorers,
});

export const SeasonAnswer = Type.Object({
  data: Type.Union([Season, Type.Null({ description: 'The competition has no table.' })]),
});
