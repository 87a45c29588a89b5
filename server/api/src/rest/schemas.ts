import { Type } from '@sinclair/typebox';
import { LIST_PAGE_SIZE, MATCH_FORM_MOST, MATCH_IDS_MOST, MATCH_PAGE_SIZE } from 'shared-kernel/protocol/rest';
import { BoardSummary, topParameters } from './topSchemas';

/** Schemas of the interface. `x-expected` is the expectation in the error of a wrong value. */

const ID_MAX = Number.MAX_SAFE_INTEGER;
const ID = { minimum: 1, maximum: ID_MAX, 'x-expected': 'an id (a whole number of 1 or more)' };

/** Largest page of articles. */
const MOST_ARTICLES = 100;

const isoDate = (description: string) =>
  Type.String({ format: 'date-time', description, 'x-expected': 'an ISO date with zone such as 2022-12-09T00:00:00Z' });

const status = Type.Integer({ minimum: 0, maximum: 13, 'x-expected': 'match statuses from 0 to 13' });

/** Ours are numbers; an id of another form has no matches here (M18). */
const ownId = (description: string) =>
  Type.Optional(
    Type.String({ minLength: 1, maxLength: 500, description, 'x-expected': 'an id (a text of 1 to 500 characters)' }),
  );

export const RangeQuery = Type.Object({
  FromDate: isoDate('First kick-off wanted.'),
  ToDate: isoDate('Kick-offs before this.'),
  PageSize: Type.Integer({
    minimum: 1,
    maximum: MATCH_PAGE_SIZE,
    default: MATCH_PAGE_SIZE,
    'x-expected': `a whole number from 1 to ${MATCH_PAGE_SIZE}`,
  }),
  StatusId: Type.Array(status, {
    default: [],
    maxItems: 14,
    description: 'Repeat it for several; without it every status counts.',
    'x-expected': 'match statuses from 0 to 13, each once',
  }),
  CompetitionId: ownId('Matches of this competition alone.'),
  TeamId: ownId('Matches of this team alone.'),
  ...topParameters,
});

export const MatchQuery = Type.Object({
  Id: Type.Array(Type.String({ minLength: 1, maxLength: 500, 'x-expected': 'an id (a text of 1 to 500 characters)' }), {
    minItems: 1,
    maxItems: MATCH_IDS_MOST,
    description: 'Repeat it for several.',
    'x-expected': `1 to ${MATCH_IDS_MOST} ids`,
  }),
  Form: Type.Integer({
    minimum: 0,
    maximum: MATCH_FORM_MOST,
    default: 0,
    description: 'Of one match without a score also so many ended ones of each team before it.',
    'x-expected': `a whole number from 0 to ${MATCH_FORM_MOST}`,
  }),
});

export const PageQuery = Type.Object({
  pageNumber: Type.Integer({ minimum: 1, maximum: 100_000, default: 1, 'x-expected': 'a page number from 1' }),
  pageSize: Type.Integer({
    minimum: 1,
    maximum: MOST_ARTICLES,
    default: LIST_PAGE_SIZE,
    'x-expected': `a whole number from 1 to ${MOST_ARTICLES}`,
  }),
});

export const PostQuery = Type.Object({
  ...PageQuery.properties,
  MatchId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Articles about this match alone.',
      'x-expected': 'an id (a text of 1 to 500 characters)',
    }),
  ),
});

export const IdPath = Type.Object({ id: Type.Integer(ID) });

const scores = Type.Array(Type.Integer(), {
  description:
    'Goals, first-half goals (-1: unknown), red cards, yellow cards, corners (-1: unknown), total after extra time, shoot-out.',
});

const Incident = Type.Object({
  type: Type.Integer(),
  position: Type.Integer({ description: '1 home, 2 away, 0 neither.' }),
  time: Type.Integer({ description: 'Regular minute: 90 for 90+13.' }),
  added_time: Type.Optional(Type.Integer()),
  player_name: Type.Optional(Type.String()),
  player_id: Type.Optional(Type.Integer()),
  in_player_name: Type.Optional(Type.String()),
  out_player_name: Type.Optional(Type.String()),
  home_score: Type.Optional(Type.Integer()),
  away_score: Type.Optional(Type.Integer()),
});

const Stats = Type.Object({
  team_id: Type.Integer(),
  ball_possession: Type.Number(),
  shots_on_target: Type.Number(),
  yellow_cards: Type.Number(),
  red_cards: Type.Number(),
});

const Match = Type.Object({
  version: Type.Integer({ description: 'Grows with each change of the match.' }),
  id: Type.Integer(),
  match_time: Type.Integer({ description: 'Planned kick-off in unix seconds.' }),
  status_id: Type.Integer(),
  competition_id: Type.Integer(),
  country_id: Type.Optional(Type.Integer()),
  home_team_id: Type.Integer(),
  away_team_id: Type.Integer(),
  home_scores: scores,
  away_scores: scores,
  shootout_winner: Type.Optional(
    Type.Integer({ description: '1 home, 2 away: of a shoot-out whose kicks are not known.' }),
  ),
  home_position: Type.Optional(Type.Integer()),
  away_position: Type.Optional(Type.Integer()),
  is_hot: Type.Boolean(),
  odds: Type.String({ description: 'Handicap; over/under; 1x2, the parts of each joined by "!".' }),
  suspended_odds: Type.Optional(
    Type.String({ description: 'The last prices of the markets that are suspended; `odds` lacks them meanwhile.' }),
  ),
  stats: Type.Array(Stats),
  incidents: Type.Array(Incident),
  score: Type.Array(Type.Unknown(), {
    description: 'Match id, status, home scores, away scores, kick-off of the period in unix seconds (0: unknown).',
  }),
});

const Competition = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  short_name: Type.String(),
  primary_color: Type.Optional(Type.String()),
  logo: Type.Optional(Type.String()),
  is_hot: Type.Boolean(),
});

export const MatchAnswer = Type.Object({
  data: Type.Array(Match),
  extra_data: Type.Object({
    competition: Type.Array(Competition),
    country: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    team: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), logo: Type.Optional(Type.String()) })),
  }),
  upTo: Type.Optional(
    Type.Integer({ description: 'The number of the change log up to which it is complete, for `Follow`.' }),
  ),
});

export const RangeAnswer = Type.Object({
  ...MatchAnswer.properties,
  board: Type.Optional(BoardSummary),
});
