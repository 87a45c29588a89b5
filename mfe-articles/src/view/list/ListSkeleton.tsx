import styled from 'styled-components';

/** As many as fill a first screen. */
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A placeholder of the list's shape while its first page loads; nothing moves when the articles arrive. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Rows role="status" aria-label={label}>
      <Lead />
      {ROWS.map((row) => (
        <Row key={row} />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);
  @media (min-width: 48em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Lead = styled.span`
  grid-column: 1 / -1;
  aspect-ratio: 16 / 11;
  border-radius: var(--radius-card);
  background: var(--surface-2);
  @media (min-width: 48em) { aspect-ratio: 32 / 10; }
`;

const Row = styled.span`
  height: 72px;
  border-radius: var(--radius-chip);
  background: var(--surface-2);
  @media (min-width: 48em) { height: 99px; }
`;
