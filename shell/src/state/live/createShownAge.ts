import { BehaviorSubject, type Observable } from 'rxjs';

/** How old the matches on screen are. */
export type ShownAge = {
  /** When the oldest of them matched the server, in unix seconds; `undefined` before the first load. */
  readonly at: number | undefined;
  /** Whether they are on screen now; otherwise they are the newest that were loaded. */
  readonly isShown: boolean;
};

/** Gathers how old the matches of each open board are. */
export function createShownAge() {
  const age$ = new BehaviorSubject<ShownAge>({ at: undefined, isShown: false });
  const shown = new Map<object, number>();
  let newest: number | undefined;

  const update = () => {
    const isShown = shown.size > 0;
    const at = isShown ? Math.min(...shown.values()) : newest;
    const before = age$.value;
    if (before.at !== at || before.isShown !== isShown) age$.next({ at, isShown });
  };

  return {
    age$,
    /** Matches are on screen until the function it returns is called. */
    show(at$: Observable<number | undefined>): () => void {
      const place = {};
      const following = at$.subscribe((at) => {
        if (at === undefined) return;
        shown.set(place, at);
        newest = Math.max(newest ?? at, at);
        update();
      });
      return () => {
        following.unsubscribe();
        shown.delete(place);
        update();
      };
    },
  };
}
