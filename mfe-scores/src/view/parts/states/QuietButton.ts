import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';

/** A quiet button beside a message: "Thử lại", "Xem tất cả". */
export const QuietButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 32px;
  padding: 0 var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-chip);
  background: var(--surface-1);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  &:hover { background: var(--surface-2); }
  @media ${PHONE} { min-height: 44px; }
`;
