import styled from 'styled-components';

/** The board's own surface, for when there is no board on it. */
export const Panel = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  @media (max-width: 640px) {
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;
