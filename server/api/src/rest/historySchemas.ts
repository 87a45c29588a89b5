import { Type } from '@sinclair/typebox';

export const HistoryQuery = Type.Object({
  MatchId: Type.String({ minLength: 1, maxLength: 500, 'x-expected': 'an id (a text of 1 to 500 characters)' }),
});

const pair = (description: string) => Type.Optional(Type.Array(Type.Integer(), { description }));

const PastMatch = Type.Object({
  match_id: Type.Optional(Type.Integer({ description: 'While the match has a page.' })),
  match_time: Type.Integer({
    description: 'Kick-off in unix seconds, before 1970 below 0; a second past noon UTC where only the day is known.',
  }),
  competition: Type.String(),
  home_name: Type.String({ description: 'As the team was called then.' }),
  away_name: Type.String(),
  home_score: Type.Integer({ description: 'After extra time, if it was played; without the shoot-out.' }),
  away_score: Type.Integer(),
  half_time: pair('Home and away; absent where it is not known.'),
  regular_time: pair('After 90 minutes.'),
  after_extra_time: Type.Boolean(),
  shootout: pair('Kicks scored.'),
  shootout_winner: Type.Optional(Type.Integer({ description: '1 home, 2 away; also where the kicks are not known.' })),
  side: Type.Integer({
    description: 'Where the team of the list played, 1 home, 2 away; of meetings the home team of the wanted match.',
  }),
});

const LastMatches = Type.Object({
  matches: Type.Array(PastMatch),
  quarters: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'Its goals by quarter hour of the 90 minutes, where their minutes are known.',
    }),
  ),
  timed: Type.Integer({ description: 'In how many of the matches they are known.' }),
});

const History = Type.Object({
  meetings: Type.Array(PastMatch, { description: 'At most ten, the newest first.' }),
  sum: Type.Object(
    {
      won: Type.Integer(),
      drawn: Type.Integer({ description: 'Those that a shoot-out decided, too.' }),
      lost: Type.Integer(),
      goals_for: Type.Integer(),
      goals_against: Type.Integer(),
    },
    { description: 'Of those meetings, from where the home team stands.' },
  ),
  home: LastMatches,
  away: LastMatches,
});

export const HistoryAnswer = Type.Object({
  data: Type.Union([History, Type.Null({ description: 'The match is unknown, or has no teams yet.' })]),
});
