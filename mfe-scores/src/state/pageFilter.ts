import { BehaviorSubject, type Observable } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import { perShell } from 'shared-kernel/state/perShell';

/** The filters that pages other than the live one offer. */
export const PAGE_FILTERS: readonly BoardFilter[] = ['all', 'hot', 'favorite'];

export type PageFilter = { readonly filter$: Observable<BoardFilter>; showFilter(filter: BoardFilter): void };

/** One filter for results, fixtures and odds. That of the live page is the small-screen menu's, and leads there. */
export const pageFilterOf = perShell((): PageFilter => {
  const filter$ = new BehaviorSubject<BoardFilter>('all');
  return { filter$, showFilter: (filter) => filter$.next(filter) };
});
