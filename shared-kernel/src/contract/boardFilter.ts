/** The query parameter with a filter of the board. */
export const FILTER_PARAMETER = 'filter';

/** Filters of the board (M7); also the values of that parameter. */
export const BOARD_FILTERS = ['all', 'hot', 'favorite', 'online', 'end', 'euro'] as const;

export type BoardFilter = (typeof BOARD_FILTERS)[number];

export const DEFAULT_BOARD_FILTER: BoardFilter = 'online';

/** Reads the query parameter; `undefined` when unknown. */
export function toBoardFilter(raw: string | null): BoardFilter | undefined {
  return BOARD_FILTERS.find((filter) => filter === raw);
}
