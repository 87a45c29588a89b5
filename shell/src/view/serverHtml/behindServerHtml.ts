import { css } from 'styled-components';

/**
 * What the app renders in a place that HTML holds: laid out, because it measures itself, but neither seen nor
 * reached. Some of it says `visible` of itself.
 */
export const behindServerHtml = css`
  &[data-held] > :not([data-picture]) {
    position: absolute;
    inset: 0 0 auto;
    visibility: hidden;
    opacity: 0;
    pointer-events: none;
  }
`;
