import { useCallback, useSyncExternalStore } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import type { BoardEntry } from '../../domain/boardEntry';
import type { EntrySource } from '../../state/createEntryStore';

/** The row of a match: who uses it renders alone when this match changes. */
export function useEntry(entries: EntrySource, id: MatchId): BoardEntry | undefined {
  const watch = useCallback((onChanged: () => void) => entries.watch(id, onChanged), [entries, id]);
  const read = () => entries.get(id);
  return useSyncExternalStore(watch, read, read);
}
