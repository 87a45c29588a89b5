import { createContext, isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { CustomContainerComponentProps } from 'virtua';
import { groupKeyOf } from '../../domain/blocks';

/** The names of the groups, by their keys. */
export const GroupNames = createContext<ReadonlyMap<string, string>>(new Map());

/** The element around the lines that are mounted, as the virtual list asks for it. */
export function RowGroupsInSight({ children, ...list }: CustomContainerComponentProps) {
  return (
    <div {...list}>
      <RowGroups>{children}</RowGroups>
    </div>
  );
}

/**
 * Lines, each keyed as its block, in one named row group for each group: screen readers then say a group's name where
 * it begins, also when its header is not mounted. The row groups have no style, so that the list still places each line
 * within its own element.
 */
export function RowGroups({ children }: { children: ReactNode }) {
  const names = useContext(GroupNames);
  return [...runsOf(children)].map(([key, lines]) => (
    // biome-ignore lint/a11y/useSemanticElements: its rows are grids.
    <div key={key} role="rowgroup" aria-label={names.get(key)}>
      {lines}
    </div>
  ));
}

function runsOf(lines: ReactNode): Map<string, ReactElement[]> {
  const runs = new Map<string, ReactElement[]>();
  for (const line of Array.isArray(lines) ? lines : []) {
    if (!isValidElement(line)) continue;
    const key = groupKeyOf(String(line.key));
    const run = runs.get(key);
    if (run) run.push(line);
    else runs.set(key, [line]);
  }
  return runs;
}
