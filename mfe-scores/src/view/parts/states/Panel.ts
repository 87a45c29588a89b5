import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';

/** A surface in place of the board. */
export const Panel = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  @media ${PHONE} {
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;
