import type { ReactNode } from 'react';
import { BOARD_ROWS_ID, EMPTY_SLOTS_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import { SMALL } from 'shared-kernel/design/media';
import styled from 'styled-components';

type Props = {
  /** Number of columns of the table. */
  columns: number;
  children: ReactNode;
};

/** Selects the page while its slot has nothing to show, and keeps no space. */
export const IS_EMPTY = `html[${EMPTY_SLOTS_ATTRIBUTE}~='OnHeaderLevel3']`;

/** The line of an advert among the matches of a small screen. It has no number: the table's lines are counted without it. */
export function AdvertLine({ columns, children }: Props) {
  return (
    <Line role="row">
      <Line role="cell" aria-colspan={columns}>
        {children}
      </Line>
    </Line>
  );
}

/** In server-rendered HTML, where nobody knows the window, it is hidden on others. */
const Line = styled.div`
  display: none;
  /* The page's own ground: an advert is no match. */
  background: var(--surface-0);
  @media ${SMALL} { display: block; }
  ${IS_EMPTY} &&, &&:not(:has([data-slot])) { display: none; }
`;

/** Stands at the beginning of a board with an advert among its matches. */
export const BelowAdvert = styled.i.attrs({ id: BOARD_ROWS_ID })`
  position: absolute;
  @media ${SMALL} { margin-top: var(--banner-height); }
  ${IS_EMPTY} && { margin-top: 0; }
`;
