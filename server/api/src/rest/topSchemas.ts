import { Type } from '@sinclair/typebox';
import { BOARD_FILTERS } from 'shared-kernel/contract/boardFilter';
import { MATCH_PAGE_SIZE } from 'shared-kernel/protocol/rest';
import { BOARD_NAMES } from 'shared-kernel/rules/board/boardName';

/** Largest top of a board. */
const MOST_OF_TOP = 100;

export const EXPECTED_TOP = `a whole number from 1 to ${MOST_OF_TOP}`;

/** Parameters of `/match/range` for the first matches of a board. */
export const topParameters = {
  Top: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_OF_TOP,
      description: 'Only the first matches that a board shows, in its order, and the size of the whole board.',
      'x-expected': EXPECTED_TOP,
    }),
  ),
  Skip: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MATCH_PAGE_SIZE,
      description: 'So many matches of the board before the first of `Top`: none without it.',
      'x-expected': `a whole number from 0 to ${MATCH_PAGE_SIZE}`,
    }),
  ),
  Board: Type.Optional(oneOf(BOARD_NAMES, 'The board of `Top`: `live` without it.')),
  Filter: Type.Optional(oneOf(BOARD_FILTERS, 'The filter of `Top`: without it the one that the board begins with.')),
};

export function oneOf<T extends string>(values: readonly T[], description: string) {
  return Type.Unsafe<T>(Type.String({ enum: [...values], description, 'x-expected': `one of ${values.join(', ')}` }));
}

const GroupSummary = Type.Object({
  kind: Type.String({ description: 'hot, live, upcoming, ended, others; league; date.' }),
  competition_id: Type.Optional(Type.Integer({ description: 'Of a league.' })),
  day: Type.Optional(Type.String({ description: 'Of a date, in Vietnam.' })),
  shown: Type.Integer({ description: 'Rows of the whole group.' }),
  folded: Type.Optional(Type.Integer({ description: 'Further matches that a visitor unfolds.' })),
});

export const BoardSummary = Type.Object(
  {
    total: Type.Integer({ description: 'Matches of the filter.' }),
    live: Type.Integer({ description: 'Live matches of the board.' }),
    filters: Type.Object(Object.fromEntries(BOARD_FILTERS.map((filter) => [filter, Type.Integer()])), {
      description: 'Matches of each filter, as the tabs show them: of online the live ones.',
    }),
    groups: Type.Array(GroupSummary, { description: 'All groups of the board, in its order.' }),
    skipped: Type.Optional(Type.Integer({ description: 'Matches before the first of the answer; none without it.' })),
  },
  { description: 'With Top: the size of the whole board.' },
);
