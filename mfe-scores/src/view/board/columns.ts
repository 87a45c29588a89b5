import { css } from 'styled-components';

/** Below this width tabs and tools no longer fit side by side, and columns are narrower to leave room for names. */
export const NARROW_MEDIA = '@media (max-width: 1060px)';

/** Below this width the columns of odds do not fit: a strip under the names shows them, behind a switch. */
export const STRIP_MEDIA = '@media (max-width: 900px)';

/** A phone: two lines a match, no heads except those of the odds strip. */
export const PHONE_MEDIA = '@media (max-width: 640px)';

/** The look of a table: the results have no odds, the odds page little else. */
export type BoardLook = 'scoresAndOdds' | 'scores' | 'odds';

/** The columns of heads and rows. Their width is fixed, so that numbers align; the teams share the rest. */
export const tableColumns = css`
  --league: 62px;
  --line-columns: 40px 70px var(--league) minmax(0, 1fr) 76px minmax(0, 1fr) 42px 42px 96px 96px 150px;
  --odds-strip: none;
  /* Height of what sticks above the groups. */
  --heads: 29px;
  /* A match's line, including its border. */
  --row: 36px;
  ${NARROW_MEDIA} {
    --league: 54px;
    --line-columns: 36px 66px var(--league) minmax(0, 1fr) 68px minmax(0, 1fr) 38px 38px 92px 92px 148px;
  }
  ${STRIP_MEDIA} {
    --line-columns: 36px 66px var(--league) minmax(0, 1fr) 68px minmax(0, 1fr) 38px 38px;
  }
  &[data-look='scores'] { --line-columns: 40px 70px var(--league) minmax(0, 1fr) 76px minmax(0, 1fr) 48px 48px; }
  /* The group's header names the league. The column stays, without width: cells find their places by order. */
  &[data-by='league'] { --league: 0px; --league-shown: hidden; }
  /* Sorted by league only, so a column of competitions is needless. */
  &[data-look='odds'] {
    --besides: none;
    --line-columns: 40px 60px minmax(0, 1fr) 68px minmax(0, 1fr) 132px 132px 186px;
  }
  ${STRIP_MEDIA} {
    &[data-look='odds'] { --line-columns: 36px 54px minmax(0, 1fr) 68px minmax(0, 1fr); }
  }
  &[data-strip] { --odds-strip: grid; }
  ${STRIP_MEDIA} {
    &[data-strip] { --heads: 53px; --row: 73px; }
  }
  ${PHONE_MEDIA} {
    --heads: 0px;
    --row: 56px;
    &[data-strip] { --heads: 25px; --row: 93px; }
  }
`;

/** A line of a table; `data-column` of a cell names its column. */
export const lineGrid = css`
  display: grid;
  grid-template-columns: var(--line-columns);
  align-items: center;
`;

/** The strip of three markets, where the columns do not fit. */
export const stripGrid = css`
  display: contents;
  ${STRIP_MEDIA} {
    display: var(--odds-strip);
    grid-column: 1 / -1;
    /* 1x2 has three prices side by side, the others two. */
    grid-template-columns: repeat(2, minmax(0, 5fr)) minmax(0, 7fr);
  }
`;

/** The `colspan` of a line across all columns. */
export function columnCount(hasOdds: boolean): number {
  return hasOdds ? 11 : 8;
}
