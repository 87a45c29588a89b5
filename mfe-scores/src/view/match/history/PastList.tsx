import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRowClicks } from '../../parts/row/useRowClicks';

type Props = {
  /** Whether it stands beside another list; else it has two columns where there is room, as other lists have. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** The list around rows of past matches ({@link PastRow}). */
export function PastList({ isNarrow = false, children }: Props) {
  // Rows have links of the router alone, which know the base of the pages.
  const clicks = useRowClicks('');
  return (
    <List data-narrow={isNarrow || undefined} {...clicks}>
      {children}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  &:not([data-narrow]) {
    @media (min-width: 64em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;
