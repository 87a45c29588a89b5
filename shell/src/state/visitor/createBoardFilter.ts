import { BehaviorSubject } from 'rxjs';
import { type BoardFilter, DEFAULT_BOARD_FILTER, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import type { ExpiringStorage } from 'shared-kernel/storage/expiringStorage';

const KEY = 'board_filter';

/** What the board shows: kept in the browser and in step with other tabs; what is no filter means the default. */
export function createBoardFilter(storage: ExpiringStorage) {
  const decode = (raw: unknown) => (typeof raw === 'string' ? toBoardFilter(raw) : undefined);
  const stored = () => storage.get(KEY, decode) ?? DEFAULT_BOARD_FILTER;
  const filter$ = new BehaviorSubject<BoardFilter>(stored());
  return {
    filter$,
    show(filter: BoardFilter) {
      storage.set(KEY, filter);
      filter$.next(filter);
    },
    open: () => storage.onChanged(KEY, () => filter$.next(stored())),
  };
}
