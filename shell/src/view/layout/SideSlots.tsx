import { useMedia } from 'shared-kernel/react/useMedia';
import styled from 'styled-components';
import { Slot } from '../remotes/Slot';

/** Room for 160 px and a gap on each side of the content: 1492 px, or more for a visitor with larger text. */
const ROOM = '(min-width: 93.25em)';

/** The two slots at one side of the content; they stay in view while the page scrolls. */
export function SideSlots({ side }: { side: 'Left' | 'Right' }) {
  const hasRoom = useMedia(ROOM, true);
  if (!hasRoom) return null;
  return (
    <Column data-side={side}>
      <Slot name={`FixTop${side}`} />
      <Slot name={`FixMiddle${side}`} />
    </Column>
  );
}

const Column = styled.div`
  position: sticky;
  top: var(--space-2);
  display: grid;
  grid-row: 1;
  align-self: start;
  gap: var(--space-4);
  padding: var(--space-2) var(--space-3);
  /* As the server renders it, where nobody knows the window. */
  @media not all and ${ROOM} { display: none; }
  &[data-side='Left'] { grid-column: 1; justify-self: end; }
  &[data-side='Right'] { grid-column: 3; justify-self: start; }
`;
