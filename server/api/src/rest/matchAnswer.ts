import { BOARD_FILTERS } from 'shared-kernel/contract/boardFilter';
import * as v from 'valibot';
import { flag, integer, list, record, text } from '../http/fields';

export const scores = list(
  integer(),
  'Goals, first-half goals (-1: unknown), red cards, yellow cards, corners (-1: unknown), total after extra time, shoot-out.',
);

export const Incident = record({
  type: integer(),
  position: integer('1 home, 2 away, 0 neither.'),
  time: integer('Regular minute: 90 for 90+13.'),
  added_time: v.optional(integer()),
  player_name: v.optional(text()),
  player_id: v.optional(integer()),
  in_player_name: v.optional(text()),
  out_player_name: v.optional(text()),
  home_score: v.optional(integer()),
  away_score: v.optional(integer()),
});

export const Stats = record({
  team_id: integer(),
  ball_possession: v.number(),
  shots_on_target: v.number(),
  yellow_cards: v.number(),
  red_cards: v.number(),
});

const Match = record({
  version: integer('Grows with each change of the match.'),
  id: integer(),
  match_time: integer('Planned kick-off in unix seconds.'),
  status_id: integer(),
  competition_id: integer(),
  country_id: v.optional(integer()),
  home_team_id: integer(),
  away_team_id: integer(),
  home_scores: scores,
  away_scores: scores,
  shootout_winner: v.optional(integer('1 home, 2 away: of a shoot-out whose kicks are not known.')),
  home_position: v.optional(integer()),
  away_position: v.optional(integer()),
  is_hot: flag(),
  odds: text('Handicap; over/under; 1x2, the parts of each joined by "!".'),
  suspended_odds: v.optional(text('The last prices of the markets that are suspended; `odds` lacks them meanwhile.')),
  stats: list(Stats),
  incidents: list(Incident),
  score: list(
    v.unknown(),
    'Match id, status, home scores, away scores, kick-off of the period in unix seconds (0: unknown).',
  ),
});

const Competition = record({
  id: integer(),
  name: text(),
  short_name: text(),
  primary_color: v.optional(text()),
  logo: v.optional(text()),
  is_hot: flag(),
});

const entries = {
  data: list(Match),
  extra_data: record({
    competition: list(Competition),
    country: list(record({ id: integer(), name: text() })),
    team: list(record({ id: integer(), name: text(), logo: v.optional(text()) })),
  }),
  upTo: v.optional(integer('The number of the change log up to which it is complete, for `Follow`.')),
};

/** Matches with the records that they point to. */
export const MatchAnswer = v.object(entries);

const GroupSummary = record({
  kind: text('hot, live, upcoming, ended, others; league; date.'),
  competition_id: v.optional(integer('Of a league.')),
  day: v.optional(text('Of a date, in Vietnam.')),
  shown: integer('Rows of the whole group.'),
  folded: v.optional(integer('Further matches that a visitor unfolds.')),
});

const BoardSummary = record(
  {
    total: integer('Matches of the filter.'),
    live: integer('Live matches of the board.'),
    filters: record(
      Object.fromEntries(BOARD_FILTERS.map((filter) => [filter, integer()])),
      'Matches of each filter, as the tabs show them: of online the live ones.',
    ),
    groups: list(GroupSummary, 'All groups of the board, in its order.'),
    skipped: v.optional(integer('Matches before the first of the answer; none without it.')),
  },
  'With Top: the size of the whole board.',
);

export const RangeAnswer = v.object({ ...entries, board: v.optional(BoardSummary) });
