import { Type } from '@sinclair/typebox';
import { STAGE_PHASES, STAGE_ROUNDS } from 'shared-kernel/entities/stage';
import { literals } from './literals';
import { Criterion, NamedGoals, Rows, Scorers, Teams } from './seasonSchemas';

const Goals = (description: string) => Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()], { description }));

const TieMatch = Type.Object({
  id: Type.Optional(Type.Integer({ description: 'Of a match that `/match` still has.' })),
  kick_off: Type.Integer({ description: 'Unix seconds.' }),
  home: Type.Integer({ description: 'The id of the team at home.' }),
  goals: Goals('Of the team at home and of the other, extra time among them; absent until it has begun.'),
  kicks: Goals('Of a shoot-out.'),
  is_live: Type.Boolean(),
});

const Tie = Type.Object({
  home: Type.Integer({ description: 'The id of the team that is at home first.' }),
  away: Type.Integer(),
  matches: Type.Array(TieMatch, { description: 'The earliest first.' }),
  aggregate: Goals('The sum of all matches for `home` and `away`; absent before the first.'),
  winner: Type.Optional(Type.Integer({ description: 'The id of the team that goes on, once it is known.' })),
});

const Cup = Type.Object({
  name: Type.String({ description: 'Of the competition.' }),
  teams: Teams,
  criteria: Type.Array(Criterion, {
    description:
      'What separates teams of a group with equal points, in this order; empty where the cup’s own rule is not known: goal difference and goals count then. `fair_play` counts where the cards of all matches of the group are known.',
  }),
  groups: Type.Array(
    Type.Object({
      phase: Type.Optional(literals(STAGE_PHASES)),
      name: Type.String({ description: 'Its letter or number.' }),
      rows: Rows('By points and `criteria`.'),
    }),
  ),
  rounds: Type.Array(
    Type.Object({
      round: literals(STAGE_ROUNDS),
      ties: Type.Array(Tie, { description: 'In the order of the bracket.' }),
    }),
    { description: 'Knock-out rounds, the first one first.' },
  ),
  matches: Type.Integer({ description: 'How many have begun.' }),
  goals: Type.Integer({ description: 'Those of these matches.' }),
  named_goals: NamedGoals,
  scorers: Scorers,
});

export const CupAnswer = Type.Object({
  data: Type.Union([Cup, Type.Null({ description: 'The competition is no cup, or nobody reports its rounds.' })]),
});
