import { DEFAULT_BOARD_FILTER, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';
import type { ExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';

/** The filter of the board; an invalid one means the default. */
export function createBoardFilter(storage: ExpiringStorage) {
  return createStoredValue(storage, 'board_filter', {
    decode: (raw) => (typeof raw === 'string' ? toBoardFilter(raw) : undefined),
    initial: DEFAULT_BOARD_FILTER,
  });
}
