import { css } from 'styled-components';

/**
 * The columns of a line, for heads and rows alike; `data-column` of a cell says which one it stands in.
 * They are of fixed width, so that numbers line up down the page; the teams share what is left.
 */
export const lineGrid = css`
  display: grid;
  grid-template-columns: 40px 60px 62px minmax(0, 1fr) 76px minmax(0, 1fr) 42px 42px 92px 90px 140px;
  align-items: center;
  @media (max-width: 940px) {
    grid-template-columns: 36px 54px 54px minmax(0, 1fr) 68px minmax(0, 1fr) 38px 38px 90px 84px;
  }
  @media (max-width: 800px) {
    grid-template-columns: 36px 54px 54px minmax(0, 1fr) 68px minmax(0, 1fr) 38px 38px 90px;
  }
  @media (max-width: 700px) {
    grid-template-columns: 36px 54px 54px minmax(0, 1fr) 68px minmax(0, 1fr) 38px 38px;
  }
`;

/** Narrower windows lose the odds from the right, market by market. */
export const oddsRoom = css`
  @media (max-width: 940px) {
    &[data-column='win'] { display: none; }
  }
  @media (max-width: 800px) {
    &[data-column='overUnder'] { display: none; }
  }
  @media (max-width: 700px) {
    &[data-column='handicap'] { display: none; }
  }
`;

/** How many columns a line that spans all of them counts. */
export const COLUMN_COUNT = 11;
