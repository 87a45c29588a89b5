import { Subject } from 'rxjs';
import type { MatchChange } from '../../contract/matches';
import type { Match, MatchId } from '../../entities/match';
import type { MatchRange } from '../../protocol/matchRange';
import type { MatchStore } from './createMatchStore';

/** Some matches of the store: which ones is said by each snapshot, what they are by the store. */
export function createMatchView(store: MatchStore, first: MatchId | undefined) {
  const matches = new Map<MatchId, Match>();
  const change$ = new Subject<readonly MatchChange[]>();
  let isLoading = false;
  const known = first === undefined ? undefined : store.get(first);
  if (known) matches.set(known.id, known);

  const say = (changes: readonly MatchChange[]) => {
    for (const { id, after } of changes) {
      if (after) matches.set(id, after);
      else matches.delete(id);
    }
    if (changes.length > 0) change$.next(changes);
  };
  /** How these matches differ from the store's. */
  const differing = (ids: Iterable<MatchId>): MatchChange[] =>
    [...ids].flatMap((id) => {
      const [before, after] = [matches.get(id), store.get(id)];
      return after && after !== before ? [{ id, before, after, isNews: false }] : [];
    });

  return {
    matches,
    change$,
    /** Takes a snapshot of its matches, which the store takes, too. */
    load(range: MatchRange): void {
      isLoading = true;
      store.load(range);
      isLoading = false;
      const ids = new Set(range.matches.map(({ id }) => id));
      const left = [...matches].filter(([id]) => !ids.has(id));
      say([...differing(ids), ...left.map(([id, before]) => ({ id, before, after: undefined, isNews: false }))]);
    },
    /** Follows the store until the returned function is called; what it missed comes at once. */
    follow(): () => void {
      const release = store.hold(matches);
      say(differing(matches.keys()));
      const following = store.change$.subscribe((changes) => {
        // Its own snapshot is reported once, with what came and left.
        if (!isLoading) say(changes.filter(({ id }) => matches.has(id)));
      });
      return () => {
        following.unsubscribe();
        release();
      };
    },
  };
}
