import { BehaviorSubject, type Observable } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import { perShell } from 'shared-kernel/state/perShell';

/** The filters of the pages other than the live one. */
export const PAGE_FILTERS: readonly BoardFilter[] = ['all', 'hot', 'favorite'];

export type PageFilter = {
  readonly filter$: Observable<BoardFilter>;
  /** @param until `reload`: it came by an address, so it is for this page alone */
  showFilter(filter: BoardFilter, until?: 'reload'): void;
  /** The page is left: the visitor's own choice counts again. */
  leave(): void;
};

/** One filter for results, fixtures and odds. The live page shares its own with the small-screen menu. */
export const pageFilterOf = perShell((): PageFilter => {
  let own: BoardFilter = 'all';
  const filter$ = new BehaviorSubject<BoardFilter>(own);
  return {
    filter$,
    showFilter(filter, until) {
      own = until ? own : filter;
      filter$.next(filter);
    },
    leave: () => filter$.next(own),
  };
});
