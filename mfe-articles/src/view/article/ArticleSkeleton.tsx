import { Spinner } from 'shared-kernel/ui/Spinner';
import styled from 'styled-components';
import { Separator, Text } from './parts';

/** A placeholder for title, time and text while the article loads, with a spinner below. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <Text as="div">
      <Title />
      <Time />
      <Separator />
      <Line />
      <Line data-last />
      <Ring>
        <Spinner size="large" label={label} />
      </Ring>
    </Text>
  );
}

const Bar = styled.div`
  border-radius: var(--radius-chip);
  background: var(--surface-2);
`;

/** One line high, as most titles are on a large screen; on a phone two. */
const Title = styled(Bar)`
  height: 38px;
  margin: var(--space-2) 0 var(--space-3);
  @media (max-width: 47.9375em) { height: 54px; }
`;

const Time = styled(Bar)`
  width: 128px;
  height: 14px;
  margin: 7px 0;
`;

const Line = styled(Bar)`
  height: 20px;
  margin-bottom: var(--space-2);
  &[data-last] { width: 60%; }
`;

/** As high as the screen, so that nothing below it appears and then jumps down. */
const Ring = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  min-height: 80vh;
  padding-top: 48px;
`;
