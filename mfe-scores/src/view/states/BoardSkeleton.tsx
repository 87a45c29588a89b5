import { Fragment } from 'react';
import styled, { keyframes } from 'styled-components';
import { t } from '../../texts/texts';

const GROUPS = [4, 12];

/** Stands where the board will be, in lines of the real height, so that nothing jumps when the rows come. */
export function BoardSkeleton() {
  return (
    <Bones role="status" aria-label={t('state.loading')}>
      {GROUPS.map((rows) => (
        <Fragment key={rows}>
          <GroupBone />
          {Array.from({ length: rows }, (_, row) => (
            <RowBone key={row} />
          ))}
        </Fragment>
      ))}
    </Bones>
  );
}

const pulse = keyframes`50% { opacity: 0.55; }`;

const Bones = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
  animation: ${pulse} 2s steps(8) infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const GroupBone = styled.div`
  height: 32px;
  background: var(--surface-3);
`;

/** A line with the shapes of time, names and score, painted as one background. */
const RowBone = styled.div`
  height: 36px;
  border-bottom: 1px solid var(--line);
  background:
    linear-gradient(var(--surface-3) 0 0) 52px 50% / 36px 10px,
    linear-gradient(var(--surface-3) 0 0) 30% 50% / 18% 10px,
    linear-gradient(var(--surface-3) 0 0) 50% 50% / 40px 12px,
    linear-gradient(var(--surface-3) 0 0) 70% 50% / 18% 10px;
  background-repeat: no-repeat;
  @media (max-width: 640px) {
    height: 56px;
    background:
      linear-gradient(var(--surface-3) 0 0) 12px 32% / 32px 10px,
      linear-gradient(var(--surface-3) 0 0) 72px 30% / 40% 10px,
      linear-gradient(var(--surface-3) 0 0) 72px 70% / 32% 10px,
      linear-gradient(var(--surface-3) 0 0) calc(100% - 56px) 50% / 12px 32px;
    background-repeat: no-repeat;
  }
`;
