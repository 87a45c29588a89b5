import { type MouseEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { t } from '../../texts/texts';

/** A way past the board for the keyboard, seen while it has the focus: each match has two stops. */
export function PastBoard({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);
  // Moves the focus itself: a navigation would add a history entry.
  const onSkip = (event: MouseEvent) => {
    event.preventDefault();
    end.current?.focus();
  };
  return (
    <>
      <Way href="#board-end" onClick={onSkip}>
        {t('skipBoard')}
      </Way>
      {children}
      <span ref={end} id="board-end" tabIndex={-1} />
    </>
  );
}

/** It lies over the board's head and moves nothing. */
const Way = styled.a`
  position: absolute;
  left: var(--space-2);
  z-index: 6;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--accent);
  font-weight: 600;
  line-height: 1.6;
  box-shadow: var(--shadow);
  &:not(:focus) { clip-path: inset(50%); }
  @media print { display: none; }
`;
