import { createContext, type ReactElement, useContext } from 'react';
import type { BoardGroup } from 'shared-kernel/rules/board/boardGroup';
import type { CustomContainerComponentProps } from 'virtua';
import { type Block, keyOf } from '../../domain/blocks';
import { useBoardContent } from './boardContext';
import { groupName } from './groupName';

/** All blocks of the board. */
export const BlocksContext = createContext<readonly Block[]>([]);

/**
 * A stretch of the lines, each keyed as its block, in one named row group for each group: screen readers then know a
 * line's group, also when its header is not mounted. Only the outer element has a style, as the virtual list gives it:
 * the list places each line within it.
 */
export function RowGroups({ children, ...outer }: Partial<CustomContainerComponentProps>) {
  const blocks = useContext(BlocksContext);
  const { competitions } = useBoardContent();
  const lines = children as readonly ReactElement[];
  const from = blocks.findIndex(({ key }) => key === lines[0]?.key);
  const runs: [BoardGroup, ReactElement[]][] = [];
  blocks.slice(from, from + lines.length).forEach(({ group }, at) => {
    const run = runs.at(-1);
    const line = lines.slice(at, at + 1);
    if (run?.[0] === group) run[1].push(...line);
    else runs.push([group, line]);
  });
  return (
    <div {...outer}>
      {runs.map(([group, run]) => (
        // biome-ignore lint/a11y/useSemanticElements: its rows are grids.
        <div key={keyOf(group)} role="rowgroup" aria-label={groupName(group, competitions)}>
          {run}
        </div>
      ))}
    </div>
  );
}
