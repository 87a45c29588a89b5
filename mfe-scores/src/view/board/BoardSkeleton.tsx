import { Fragment } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import type { SortMode } from 'shared-kernel/rules/board/boardGroup';
import styled, { css, keyframes } from 'styled-components';
import { t } from '../../texts/texts';
import { useBoardContent } from './boardContext';
import { tableColumns } from './columns';

const GROUPS = [4, 12];

/** A placeholder in lines of the real height, so that nothing jumps when the rows come. */
export function BoardSkeleton({ sortMode }: { sortMode: SortMode }) {
  const { look, hasStrip } = useBoardContent();
  return (
    <Bones role="status" data-sort={look === 'odds' ? 'by-league' : sortMode} data-strip={hasStrip || undefined}>
      <HeadBone />
      {GROUPS.map((rows, at) => (
        <Fragment key={rows}>
          <GroupBone>{at === 0 ? t('state.loading') : null}</GroupBone>
          {Array.from({ length: rows }, (_, row) => (
            <RowBone key={row} />
          ))}
        </Fragment>
      ))}
    </Bones>
  );
}

/** No deeper, or the words that say that it loads would be too faint in its middle. */
const pulse = keyframes`50% { opacity: 0.75; }`;

const Bones = styled.div`
  ${tableColumns}
  --group: 2rem;
  border: solid var(--line);
  border-width: 1px 1px 0;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--surface-1);
  overflow: hidden;
  animation: ${pulse} 2s steps(8) infinite;
  @media ${PHONE} {
    border-width: 0;
    border-radius: 0;
    &[data-sort='by-league'] { --group: 2.75rem; }
  }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const HeadBone = styled.div`
  height: var(--heads);
  background: var(--surface-2);
`;

const GroupBone = styled.div`
  display: grid;
  place-items: center;
  height: var(--group);
  color: var(--ink);
  background: var(--surface-3);
`;

/** The shapes of time, names and score of a line, painted as one background. */
export const rowBones = css`
  background:
    linear-gradient(var(--surface-3) 0 0) 52px 13px / 36px 10px,
    linear-gradient(var(--surface-3) 0 0) 30% 13px / 18% 10px,
    linear-gradient(var(--surface-3) 0 0) 50% 12px / 40px 12px,
    linear-gradient(var(--surface-3) 0 0) 70% 13px / 18% 10px;
  background-repeat: no-repeat;
  @media ${PHONE} {
    background:
      linear-gradient(var(--surface-3) 0 0) 12px 16px / 32px 10px,
      linear-gradient(var(--surface-3) 0 0) 72px 14px / 40% 10px,
      linear-gradient(var(--surface-3) 0 0) 72px 34px / 32% 10px,
      linear-gradient(var(--surface-3) 0 0) calc(100% - 56px) 12px / 12px 32px;
    background-repeat: no-repeat;
  }
`;

const RowBone = styled.div`
  height: var(--row);
  border-bottom: 1px solid var(--line);
  ${rowBones}
`;
