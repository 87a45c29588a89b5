import type { MatchId } from 'shared-kernel/entities/match';

/** Callbacks by match. */
export function createWatchers() {
  const byMatch = new Map<MatchId, Set<() => void>>();
  return {
    isWatched: (id: MatchId) => byMatch.has(id),
    notify(id: MatchId) {
      for (const onChanged of byMatch.get(id) ?? []) onChanged();
    },
    /** Calls back when this match changes. Returns its stop. */
    watch(id: MatchId, onChanged: () => void): () => void {
      const watching = byMatch.get(id) ?? new Set();
      byMatch.set(id, watching.add(onChanged));
      return () => {
        watching.delete(onChanged);
        if (watching.size === 0 && byMatch.get(id) === watching) byMatch.delete(id);
      };
    },
  };
}
