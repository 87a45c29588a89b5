import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { showChosen } from './showChosen';

type Props = { className?: string; 'aria-label': string; open: string | undefined; children: ReactNode };

/**
 * Links to the parts of a page. Where they do not all fit, the open one is in sight. Where none is open, as in a dialog that leads to them,
 * they are chips, and reach to its edges.
 */
export function TabList({ open, children, ...props }: Props) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened, so that a visitor may look further.
  useLayoutEffect(() => showChosen(list.current), [open]);
  return (
    <Row ref={list} data-kind={open === undefined ? 'ways' : undefined} {...props}>
      {children}
    </Row>
  );
}

const Row = styled.nav`
  position: relative;
  display: flex;
  gap: var(--space-1);
  margin: var(--space-2) 0;
  overflow-x: auto;
  scrollbar-width: none;
  & > a {
    flex: none;
    min-height: 44px;
    padding: 0 var(--space-4);
    border-radius: var(--radius-chip);
    color: var(--ink-2);
    font-weight: 600;
    line-height: 44px;
    text-decoration: none;
    white-space: nowrap;
  }
  & > a:hover { background: var(--surface-3); }
  & > a:focus-visible { outline-offset: -2px; }
  & > a[aria-current] { background: var(--accent); color: var(--accent-ink); }
  /* On the server: no script scrolls it. */
  & > [aria-current] { scroll-initial-target: nearest; scroll-snap-align: center; }
  @media ${PHONE} {
    margin: 0;
    & > a { flex: 1 0 auto; padding: 0 var(--space-3); border-radius: 0; text-align: center; }
    & > a:hover { background: none; }
    & > a[aria-current] { background: none; color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
  }
  &[data-kind='ways'] {
    gap: var(--space-2);
    padding: 0 var(--space-4);
    margin: 0 calc(-1 * var(--space-4)) var(--space-3);
  }
  /* Lower than what a finger hits. */
  &[data-kind='ways'] > a {
    flex: none;
    padding: 0 var(--space-3);
    border-block: 4px solid transparent;
    border-radius: calc(var(--radius-chip) + 4px);
    background: var(--surface-3) padding-box;
    color: var(--ink);
    font-size: 0.875rem;
    line-height: 36px;
  }
  &[data-kind='ways'] > a:hover { background-color: var(--line); }
  &[data-kind='ways'] > a:first-child { margin-left: auto; }
  &[data-kind='ways'] > a:last-child { margin-right: auto; }
`;
