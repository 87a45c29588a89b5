import styled from 'styled-components';
import { lineGrid, PHONE_MEDIA } from '../board/columns';

/**
 * The line that a row's cells stand in. A new score lights it up for a moment. It comes with the score and goes with the arrows of
 * prices, without an animation: that would make the page draw three more pictures for each goal. Its colour is translucent: an opaque
 * one makes Chromium put the layers of the whole page together anew, when it comes and when it goes.
 */
export const MatchLine = styled.div`
  ${lineGrid}
  position: relative;
  grid-template-rows: 35px auto;
  height: var(--row);
  /* Its size is known, so what changes in it is laid out in it alone. */
  contain: layout size style;
  border-bottom: 1px solid var(--line);
  text-align: center;
  &:hover { background: var(--surface-2); }
  &[data-scored] { background: var(--flash); }
  &[data-lit] { background: var(--accent-soft); box-shadow: inset 0 0 0 2px var(--accent); }
  ${PHONE_MEDIA} {
    grid-template:
      'time home home score favourite' 27px
      'competition away halfTime score favourite' 28px
      'odds odds odds odds odds' auto / 62px minmax(0, 1fr) auto 40px 44px;
    & > [data-column='corners'] { display: none; }
  }
`;
