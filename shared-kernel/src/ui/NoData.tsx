import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The row in place of an empty list; `children` may offer a way out. */
export function NoData({ text = 'Không có dữ liệu', children }: { text?: string; children?: ReactNode }) {
  return (
    <Box>
      <p>{text}</p>
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  color: var(--ink-2);
  text-align: center;
  & > p { margin: 0; }
`;
