import { css } from 'styled-components';

/** Both tables of prices: figures stand below each other, red and green show how a price moved. */
export const tableStyles = css`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  & :is(th, td) { padding: var(--space-1); border-bottom: 1px solid var(--line); font-weight: 400; text-align: center; }
  & thead th { color: var(--ink-2); font-size: 0.75rem; }
  /* A narrow phone with very large text: as large as four columns of whole words can be. */
  @media (max-width: 15em) {
    font-size: min(0.8125rem, 6.2vw);
    & :is(th, td):is(th, td) { padding: var(--space-1) 1px; font-size: inherit; }
  }
  & [data-move] { margin-left: 2px; font-size: 0.625rem; font-style: normal; }
  & [data-move='rose'] { color: var(--up); }
  & [data-move='fell'] { color: var(--down); }
`;
