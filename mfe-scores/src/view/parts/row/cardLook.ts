import { css } from 'styled-components';

/**
 * A yellow card, or a red one by `data-colour`. The yellow is as bright as a light surface: its edge sets it off. Without
 * its colour a card says nothing, so forced colours leave it alone.
 */
export const cardLook = css`
  border: 1px solid color-mix(in srgb, var(--yellow-card) 60%, var(--card-ink));
  border-radius: 2px;
  background: var(--yellow-card);
  forced-color-adjust: none;
  &[data-colour='red'] { border-color: var(--red-card); background: var(--red-card); }
`;
