import { Link } from 'shared-kernel/router';
import styled from 'styled-components';

/** A way on from a match. */
export const PillLink = styled(Link)`
  align-self: center;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-chip);
  color: var(--accent);
  font-weight: 600;
  text-decoration: none;
  &:hover { background: var(--surface-2); }
`;
