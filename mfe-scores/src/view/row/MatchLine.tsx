import styled from 'styled-components';
import { lineGrid, PHONE_MEDIA } from '../board/columns';

/**
 * The line of a row's cells. A new score highlights it for a moment. The highlight starts with the score and ends with
 * the arrows of prices; an animation would cost three more paints for each goal. Its colour is translucent: an opaque
 * one makes Chromium rebuild the layers of the whole page.
 */
export const MatchLine = styled.div`
  ${lineGrid}
  position: relative;
  grid-template-rows: 35px auto;
  height: var(--row);
  /* Its size is fixed, so changes inside it do not affect the layout outside. */
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
