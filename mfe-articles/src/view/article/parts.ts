import { Link } from 'shared-kernel/router';
import styled from 'styled-components';

/** What an article, its placeholder and their frame have in common. A phone ends at 767 px. */
export const Page = styled.div`
  width: 100%;
  max-width: 70.25rem;
  margin: 0 auto;
  padding: var(--space-2) var(--space-4) var(--space-6);
  background: var(--surface-1);
  border-radius: var(--radius-card);
`;

/** Aligned with the start of the text: half its width left of the middle. */
export const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-left: max(0px, 50% - 306px);
  color: var(--ink-2);
  text-decoration: none;
  &:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
`;

/** Some seventy characters a line. */
export const Text = styled.article`
  max-width: 36em;
  margin: 0 auto;
  font-size: 1.0625rem;
  line-height: 1.65;
  overflow-wrap: break-word;
  @media (max-width: 47.9375em) { font-size: 1rem; line-height: 1.6; }
`;

export const Separator = styled.hr`
  margin: var(--space-3) 0 var(--space-4);
  border: 0;
  border-top: 1px solid var(--line-strong);
`;
