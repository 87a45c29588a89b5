import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';

/** A quiet button, on phones at least as high as a finger is wide. */
export const Button = styled.button`
  min-height: 36px;
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--ink);
  font-weight: 600;
  cursor: pointer;
  &:hover { background: var(--surface-2); }
  &:disabled { color: var(--ink-3); cursor: default; }
  @media ${PHONE} { min-height: 44px; }
`;
