import type { MouseEvent } from 'react';
import { BOARD_ID } from 'shared-kernel/contract/htmlData';
import styled from 'styled-components';
import { t } from '../texts/texts';

/** The page's content, for the way past the header. */
export const CONTENT_ID = 'noi-dung';

/** The ways past header and adverts, seen while they have the focus. */
export function SkipLinks() {
  return (
    <>
      <SkipLink href={`#${BOARD_ID}`} onClick={skipTo(BOARD_ID)}>
        {t('skipToBoard')}
      </SkipLink>
      <SkipLink href={`#${CONTENT_ID}`} onClick={skipTo(CONTENT_ID)}>
        {t('skipToContent')}
      </SkipLink>
    </>
  );
}

/** Moves the focus itself: a navigation would add a history entry and scroll to the top of the page. */
function skipTo(id: string) {
  return (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(id) ?? document.getElementById(CONTENT_ID);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
}

const SkipLink = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: 60;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--accent);
  font-weight: 600;
  box-shadow: var(--shadow);
  &:not(:focus) { clip-path: inset(50%); }
  /* Not every page has a board. */
  body:not(:has(#${BOARD_ID})) &[href='#${BOARD_ID}'] { display: none; }
`;
