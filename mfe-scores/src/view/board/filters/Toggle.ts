import styled from 'styled-components';
import { NARROW } from '../columns';

/** A switch among the controls of a wide window; a link with `aria-current`, where there is no app. */
export const Toggle = styled.button`
  flex: none;
  height: 32px;
  padding: 0 var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-chip);
  background: var(--surface-1);
  color: var(--ink-2);
  font-weight: 600;
  line-height: 30px;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  @media ${NARROW} { padding: 0 var(--space-2); }
  &:is([aria-pressed='true'], [aria-current]) { border-color: var(--accent); color: var(--accent); }
`;
