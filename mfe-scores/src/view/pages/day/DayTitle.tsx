import type { ReactNode } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';

/** The title of a page of days, and what stands beside it. */
export function DayTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Line>
      <h1>{title}</h1>
      {children}
    </Line>
  );
}

const Line = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  margin-bottom: var(--space-1);
  & > h1 { flex: 1 1 min-content; min-width: 0; margin: 0; font-size: 1.125rem; line-height: 1.4; }
  @media ${PHONE} { margin: 0; padding: 0 var(--space-3); }
`;
