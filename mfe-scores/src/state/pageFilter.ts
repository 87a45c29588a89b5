import { BehaviorSubject, type Observable } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import { perShell } from 'shared-kernel/state/perShell';

/** The filters of the pages other than the live one. */
export const PAGE_FILTERS: readonly BoardFilter[] = ['all', 'hot', 'favorite'];

export type PageFilter = { readonly filter$: Observable<BoardFilter>; showFilter(filter: BoardFilter): void };

/** One filter for results, fixtures and odds. The live page shares its own with the small-screen menu. */
export const pageFilterOf = perShell((): PageFilter => {
  const filter$ = new BehaviorSubject<BoardFilter>('all');
  return { filter$, showFilter: (filter) => filter$.next(filter) };
});
