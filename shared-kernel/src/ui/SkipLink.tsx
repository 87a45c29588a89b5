import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  /** Id of the element that it leads to. */
  to: string;
  children: ReactNode;
};

/** A way past a part of the page for the keyboard, seen while it has the focus. It covers what is below, and moves nothing. */
export function SkipLink({ to, children }: Props) {
  // Moves the focus itself: a navigation would add a history entry and scroll to the top of the page.
  const onSkip = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(to);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  return (
    <Way href={`#${to}`} onClick={onSkip}>
      {children}
    </Way>
  );
}

const Way = styled.a`
  position: absolute;
  left: var(--space-2);
  z-index: 60;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--accent);
  font-weight: 600;
  box-shadow: var(--shadow);
  &:not(:focus) { clip-path: inset(50%); }
  @media print { display: none; }
`;
