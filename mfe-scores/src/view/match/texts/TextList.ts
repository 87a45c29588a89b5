import { ABOVE_PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';

/** Sentences with their minutes, which have a column of their own: 120+5 stands in one line where there is room. */
export const TextList = styled.ol`
  --minute: 4.625rem;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  @media ${ABOVE_PHONE} { --minute: 5.75rem; }
  & > li {
    display: grid;
    grid-template-columns: var(--minute) minmax(0, 1fr);
    gap: var(--space-2);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
  }
  & > li:first-child { border-top: 0; }
  & b { position: relative; color: var(--ink-2); font-size: 0.8125rem; line-height: 1.5625; }
  & p { margin: 0; overflow-wrap: anywhere; }
`;
