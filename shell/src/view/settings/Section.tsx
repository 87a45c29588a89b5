import type { ReactNode } from 'react';
import styled from 'styled-components';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: var(--space-6) 0 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; font-weight: 600; }
`;
