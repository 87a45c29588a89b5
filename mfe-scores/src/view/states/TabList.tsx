import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { showChosen } from './showChosen';

type Props = { className?: string; 'aria-label': string; open: string; children: ReactNode };

/** Links to the parts of a page, of which one is open. Where they do not all fit, that one is in sight. */
export function TabList({ open, children, ...props }: Props) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened, so that a visitor may look further.
  useLayoutEffect(() => showChosen(list.current), [open]);
  return (
    <Row ref={list} {...props}>
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
  @media ${PHONE} {
    margin: 0;
    & > a { flex: 1 0 auto; padding: 0 var(--space-3); border-radius: 0; text-align: center; }
    & > a:hover { background: none; }
    & > a[aria-current] { background: none; color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
  }
`;
