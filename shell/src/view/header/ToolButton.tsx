import { SMALL } from 'shared-kernel/design/media';
import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import styled from 'styled-components';

/** A small tool at the end of the masthead. */
export const ToolButton = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 44px;
  height: 44px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--radius-card);
  background: none;
  color: var(--ink-2);
  font-size: 0.875rem;
  font-weight: 500;
  cursor: pointer;
  &:hover { background: var(--surface-2); }
  /* The last one touches the edge of a phone's screen, so its outline lies inside. */
  &:focus-visible { outline-offset: -3px; }
  & svg {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The menu beside it needs the room of words, which are still its name. */
  @media ${SMALL} {
    justify-content: center;
    min-width: 40px;
    height: 48px;
    padding: 0;
    & span { ${visuallyHidden} }
  }
`;
