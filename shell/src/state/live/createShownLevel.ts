import { BehaviorSubject, type Observable } from 'rxjs';

/** How old the matches on screen are. */
export type ShownLevel = {
  /** When the oldest of them matched the server, in unix seconds; `undefined` before the first load. */
  readonly at: number | undefined;
  /** Whether they are on screen now; otherwise they are the newest that were loaded. */
  readonly isShown: boolean;
};

/** Gathers the levels that remotes report for the matches they show. */
export function createShownLevel() {
  const level$ = new BehaviorSubject<ShownLevel>({ at: undefined, isShown: false });
  const shown = new Map<object, number>();
  let newest: number | undefined;

  const loaded = (at: number) => {
    newest = Math.max(newest ?? at, at);
    tell();
  };
  const tell = () => {
    const isShown = shown.size > 0;
    const at = isShown ? Math.min(...shown.values()) : newest;
    const before = level$.value;
    if (before.at !== at || before.isShown !== isShown) level$.next({ at, isShown });
  };

  return {
    level$,
    /** Matches were loaded at that time, shown or not. */
    loaded,
    /** Matches are on screen until the function it returns is called. */
    show(levelAt$: Observable<number | undefined>): () => void {
      const place = {};
      const following = levelAt$.subscribe((at) => {
        if (at === undefined) return;
        shown.set(place, at);
        loaded(at);
      });
      return () => {
        following.unsubscribe();
        shown.delete(place);
        tell();
      };
    },
  };
}
