import styled from 'styled-components';

/** The end of a list that goes on. Out of sight the spinner stands still: browsers would render sixty frames a second for it. */
export const More = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--space-6);
  min-height: 72px;
  border-top: 1px solid var(--line);
  & > [role='status'] { width: 24px; height: 24px; content-visibility: auto; }
  & > a { color: var(--accent); font-weight: 600; line-height: 44px; text-decoration: none; }
  & > a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
