import { memo, useCallback, useSyncExternalStore } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { MatchRow } from '../row/MatchRow';
import { useBoardContent } from './boardContext';

type Props = { id: MatchId; line: number; isFavourite: boolean; isLit: boolean };

/** Connects one row to the store: it renders only when this match changed. */
export const LiveRow = memo(function LiveRow({ id, ...row }: Props) {
  const { entries } = useBoardContent();
  const watch = useCallback((onChanged: () => void) => entries.watch(id, onChanged), [entries, id]);
  const read = () => entries.get(id);
  const entry = useSyncExternalStore(watch, read, read);
  return entry ? <MatchRow entry={entry} {...row} /> : null;
});
