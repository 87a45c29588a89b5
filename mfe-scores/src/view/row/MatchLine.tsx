import styled, { keyframes } from 'styled-components';
import { lineGrid, PHONE_MEDIA } from '../board/columns';

// Two of the same, because only another name starts an animation anew.
const flash = keyframes`from { opacity: 1; } to { opacity: 0; }`;
const flashAgain = keyframes`from { opacity: 1; } to { opacity: 0; }`;

/** The line that a row's cells stand in. A new score lights it up for a moment, through opacity alone. */
export const MatchLine = styled.div`
  ${lineGrid}
  position: relative;
  z-index: 0;
  grid-template-rows: 35px auto;
  height: var(--row);
  /* Its size is known, so what changes in it is laid out in it alone. */
  contain: layout size style;
  border-bottom: 1px solid var(--line);
  text-align: center;
  &:hover { background: var(--surface-2); }
  &[data-lit] { background: var(--accent-soft); box-shadow: inset 0 0 0 2px var(--accent); }
  &[data-flash]::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--flash);
    opacity: 0;
    animation: ${flash} 1.5s steps(10) forwards;
    content: '';
  }
  &[data-flash='1']::before { animation-name: ${flashAgain}; }
  @media (prefers-reduced-motion: reduce) {
    &[data-flash]::before { animation-timing-function: step-end; }
  }
  ${PHONE_MEDIA} {
    grid-template:
      'time home home score favourite' 27px
      'competition away halfTime score favourite' 28px
      'odds odds odds odds odds' auto / 62px minmax(0, 1fr) auto 40px 44px;
    & > [data-column='corners'] { display: none; }
  }
`;
