import { useState } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';
import styled from 'styled-components';
import { Introduction, STACKED } from './Introduction';
import introductions from './introductions.json';

/** What this site is and how to read it: titles, and the text of the selected one. */
export function Introductions() {
  const [open, setOpen] = useState<string | undefined>(introductions.items[0]?.id);
  const isStacked = useMedia(STACKED);
  // Side by side one text is always open; stacked, the open one can be closed.
  const onChoose = (id: string) => {
    setOpen(id === open && isStacked ? undefined : id);
  };
  return (
    <Section aria-labelledby="gioi-thieu">
      <h2 id="gioi-thieu">{introductions.title}</h2>
      <Columns style={{ gridTemplateRows: `repeat(${introductions.items.length}, min-content) 1fr` }}>
        {introductions.items.map((item) => (
          <Introduction key={item.id} {...item} isOpen={item.id === open} canFold={isStacked} onChoose={onChoose} />
        ))}
      </Columns>
    </Section>
  );
}

const Section = styled.section`
  margin-top: var(--space-6);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  font-size: var(--text-body);
  line-height: 1.4;
  & > h2 { margin: 0; padding: var(--space-3) var(--space-4); border-bottom: 1px solid var(--line); font-size: 1.125rem; }
  @media ${PHONE} {
    border-width: 1px 0;
    border-radius: 0;
  }
`;

/** Titles take the left column, the open text the right one over all their rows. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(180px, 298px) minmax(0, 1fr);
  & > h3 { grid-column: 1; margin: 0; font-size: inherit; }
  @media ${STACKED} { display: block; }
`;
