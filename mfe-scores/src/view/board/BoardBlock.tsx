import { memo, useCallback, useSyncExternalStore } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { Competition } from 'shared-kernel/entities/competition';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import styled from 'styled-components';
import { type Block, keyOf } from '../../domain/blocks';
import type { BoardGroup } from '../../domain/boardGroup';
import type { EntrySource } from '../../state/entryStore';
import { MatchRow } from '../row/MatchRow';
import { columnCount } from './columns';
import { GroupHeader } from './GroupHeader';
import { groupName } from './groupName';

type RowProps = {
  entries: EntrySource;
  clock: Clock;
  settings: Pick<UserSettings, 'show_yellow_card' | 'show_team_position'>;
  hasOdds: boolean;
  onFavourite: (id: MatchId) => void;
  onOpen: (id: MatchId) => void;
};

type Props = RowProps & {
  block: Block;
  favourites: ReadonlySet<MatchId>;
  competitions: ReadonlyMap<number, Competition>;
  collapsed: ReadonlySet<string>;
  onToggle: (group: BoardGroup) => void;
  /** The match that is marked. */
  lit: MatchId | undefined;
};

/** A stretch of lines, mounted as one. */
export const BoardBlock = memo(function BoardBlock(props: Props) {
  const { block, favourites, competitions, collapsed, onToggle, lit, ...row } = props;
  const { group, isFirst, ids, firstLine } = block;
  const firstRow = firstLine + (isFirst ? 2 : 1);
  return (
    <Lines role="rowgroup">
      {isFirst ? (
        <GroupHeader
          group={group}
          name={groupName(group, competitions)}
          isCollapsed={collapsed.has(keyOf(group))}
          onToggle={onToggle}
          line={firstLine + 1}
          columns={columnCount(row.hasOdds)}
        />
      ) : null}
      {ids.map((id, index) => (
        <LiveRow
          key={id}
          id={id}
          line={firstRow + index}
          isFavourite={favourites.has(id)}
          isLit={id === lit}
          {...row}
        />
      ))}
    </Lines>
  );
});

type LiveRowProps = RowProps & { id: MatchId; line: number; isFavourite: boolean; isLit: boolean };

/** The bridge from the store to one row: draws again only when this match changed. */
const LiveRow = memo(function LiveRow(props: LiveRowProps) {
  const { entries, id, ...row } = props;
  const watch = useCallback((onChanged: () => void) => entries.watch(id, onChanged), [entries, id]);
  const entry = useSyncExternalStore(watch, () => entries.get(id));
  return entry ? <MatchRow entry={entry} {...row} /> : null;
});

const Lines = styled.div`
  display: block;
`;
