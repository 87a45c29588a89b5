import { PHONE } from 'shared-kernel/design/media';
import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import styled from 'styled-components';

/** The page around a board: dense type, aligned figures. `data-title="hidden"` leaves the heading to screen readers. */
export const BoardPage = styled.section`
  position: relative;
  min-width: 0;
  font-size: var(--text-board);
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  & > h1 {
    margin: var(--space-2) 0 var(--space-3);
    font-size: 1.125rem;
    line-height: 1.4;
  }
  &[data-title='hidden'] > h1 { ${visuallyHidden} }
  @media print { & #board-controls { display: none; } }
  @media ${PHONE} {
    & > h1 { margin: 0; padding: var(--space-2) var(--space-3); }
  }
`;
