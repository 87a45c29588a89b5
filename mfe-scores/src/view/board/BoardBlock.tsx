import { memo } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import type { BoardGroup } from 'shared-kernel/rules/board/boardGroup';
import { type Block, keyOf } from '../../domain/blocks';
import { useBoardContent } from './boardContext';
import { columnCount } from './columns';
import { GroupHeader } from './GroupHeader';
import { groupName } from './groupName';
import { MatchRow } from './MatchRow';

type Props = {
  block: Block;
  favourites: ReadonlySet<MatchId>;
  collapsed: ReadonlySet<string>;
  onToggle: (group: BoardGroup) => void;
  /** The highlighted match. */
  lit: MatchId | undefined;
};

/** Some rows of a group, mounted as one, with the group's header if they are its first. */
export const BoardBlock = memo(function BoardBlock({ block, favourites, collapsed, onToggle, lit }: Props) {
  const { competitions, hasOdds } = useBoardContent();
  const { group, isFirst, ids, firstLine } = block;
  const name = groupName(group, competitions);
  const firstRow = firstLine + (isFirst ? 2 : 1);
  return (
    <div>
      {isFirst ? (
        <GroupHeader
          group={group}
          name={name}
          isCollapsed={collapsed.has(keyOf(group))}
          onToggle={onToggle}
          line={firstLine + 1}
          columns={columnCount(hasOdds)}
        />
      ) : null}
      {ids.map((id, index) => (
        <MatchRow key={id} id={id} line={firstRow + index} isFavourite={favourites.has(id)} isLit={id === lit} />
      ))}
    </div>
  );
});
