import styled from 'styled-components';
import { Spinner } from './Spinner';

/** The row in place of a list that is loading. */
export function Loading({ text = 'Đang tải dữ liệu' }: { text?: string }) {
  return (
    <Box>
      <Spinner size="small" label={text} />
      <span aria-hidden="true">{text}</span>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-4);
  color: var(--ink-2);
`;
