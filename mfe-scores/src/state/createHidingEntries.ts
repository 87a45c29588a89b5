import type { BoardEntry } from '../domain/boardEntry';
import { withoutScore } from '../domain/withoutScore';
import type { EntrySource } from './createEntryStore';
import type { HiddenScores } from './hiddenScores';

/** Rows as the visitor may see them: those of hidden scores reveal none (M23). */
export function createHidingEntries(entries: EntrySource, { hides$, show }: HiddenScores): EntrySource {
  const hiding = new WeakMap<BoardEntry, BoardEntry>();
  return {
    ...entries,
    get(id) {
      const entry = entries.get(id);
      if (!entry || !hides$.value(entry.match)) return entry;
      // The same row for the same entry, or React would render without end.
      const row = hiding.get(entry) ?? { ...withoutScore(entry), onShow: () => show(id) };
      hiding.set(entry, row);
      return row;
    },
    watch(id, onChanged) {
      const stop = entries.watch(id, onChanged);
      const following = hides$.subscribe(onChanged);
      return () => {
        following.unsubscribe();
        stop();
      };
    },
  };
}
