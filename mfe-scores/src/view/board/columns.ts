import { CRAMPED, PHONE } from 'shared-kernel/design/media';
import { css } from 'styled-components';

/** Below this width, 1060 px or more for a visitor with larger text, columns and controls are narrower: names need the room. */
export const NARROW = '(max-width: 66.25em)';

/** From this width on, 1200 px or more, the column of leagues has room for their whole names. */
export const WIDE = '(min-width: 75em)';

/** Below this width, 900 px or more, the columns of odds do not fit: a strip under the names shows them, behind a switch. */
export const STRIP = '(max-width: 56.25em)';

/** The look of a table: the results have no odds, the odds page little else. */
export type BoardLook = 'scoresAndOdds' | 'scores' | 'odds';

/**
 * The columns of heads and rows. Their width is fixed, so that numbers align; the teams share the rest. All grows with
 * the visitor's size of text.
 */
export const tableColumns = css`
  font-size: 0.8125rem;
  --league: 4.25rem;
  --line-columns: 2.5rem 4.375rem var(--league) minmax(0, 1fr) 4.75rem minmax(0, 1fr) 2.625rem 2.625rem 6rem 6rem 9.375rem;
  --odds-strip: none;
  /* Height of what sticks above the groups. */
  --heads: calc(1.75rem + 1px);
  /* A match's line, including its border. */
  --row: 2.25rem;
  @media ${WIDE} { --league: 8rem; }
  @media ${NARROW} {
    --league: 4.25rem;
    --line-columns: 2.25rem 4.125rem var(--league) minmax(0, 1fr) 4.25rem minmax(0, 1fr) 2.375rem 2.375rem 5.75rem 5.75rem 9.25rem;
  }
  @media ${STRIP} {
    --line-columns: 2.25rem 4.125rem var(--league) minmax(0, 1fr) 4.25rem minmax(0, 1fr) 2.375rem 2.375rem;
  }
  &[data-look='scores'] { --line-columns: 2.5rem 4.375rem var(--league) minmax(0, 1fr) 4.75rem minmax(0, 1fr) 3rem 3rem; }
  /* The group's header names the league. The column stays, without width: cells find their places by order. */
  &[data-by='league'] { --league: 0px; --league-shown: hidden; }
  /* Sorted by league only, so a column of competitions is needless. */
  &[data-look='odds'] {
    --besides: none;
    --line-columns: 2.5rem 3.75rem minmax(0, 1fr) 4.25rem minmax(0, 1fr) 8.25rem 8.25rem 11.625rem;
  }
  @media ${STRIP} {
    &[data-look='odds'] { --line-columns: 2.25rem 3.375rem minmax(0, 1fr) 4.25rem minmax(0, 1fr); }
  }
  &[data-strip] { --odds-strip: grid; }
  @media ${STRIP} {
    &[data-strip] { --heads: calc(3.25rem + 1px); --row: calc(4.5rem + 1px); }
  }
  @media ${PHONE} {
    --heads: 0px;
    --row: 3.5rem;
    &[data-strip] { --heads: calc(1.5rem + 1px); --row: calc(5.75rem + 1px); }
  }
  @media ${CRAMPED} {
    &[data-strip] { --row: calc(7.25rem + 1px); }
  }
`;

/** A line of a table; `data-column` of a cell names its column. */
export const lineGrid = css`
  display: grid;
  grid-template-columns: var(--line-columns);
  align-items: center;
`;

/** The strip of three markets, where the columns do not fit; 1x2 is below the others where text is very large. */
export const stripGrid = css`
  display: contents;
  @media ${STRIP} {
    display: var(--odds-strip);
    grid-column: 1 / -1;
    /* 1x2 has three prices side by side, the others two. */
    grid-template-columns: repeat(2, minmax(0, 5fr)) minmax(0, 7fr);
  }
  /* The narrowest phones have 320 px: lines and prices get what they need, and 1x2 the rest. */
  @media (max-width: 22.4375em) {
    grid-template-columns: repeat(2, 5.375rem) minmax(0, 1fr);
  }
  @media ${CRAMPED} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** The `colspan` of a line across all columns. */
export function columnCount(hasOdds: boolean): number {
  return hasOdds ? 11 : 8;
}
