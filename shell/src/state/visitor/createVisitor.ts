import { DEFAULT_BOARD_FILTER, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import { decodeUserSettings, type UserSettings } from 'shared-kernel/entities/userSettings';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';
import { createExpiringStorage, type ExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { createEmptySlots } from './createEmptySlots';
import { createFavourites } from './createFavourites';
import { createThemeStore } from './createThemeStore';

/** The visitor's own data, kept in the browser and in step with other tabs. */
export function createVisitor(window: Window) {
  const storage = createExpiringStorage(window, Date.now);
  const favourites = createFavourites(storage);
  const boardFilter = createBoardFilter(storage);
  const settings = createSettingsStore(storage);
  const theme = createThemeStore(storage, {
    root: window.document.documentElement,
    darkDevice: window.matchMedia('(prefers-color-scheme: dark)'),
  });
  const emptySlots = createEmptySlots(storage, window.document.documentElement);
  return { storage, favourites, boardFilter, settings, theme, emptySlots };
}

/** The filter of the board; an invalid one means the default. */
export function createBoardFilter(storage: ExpiringStorage) {
  return createStoredValue(storage, 'board_filter', {
    decode: (raw) => (typeof raw === 'string' ? toBoardFilter(raw) : undefined),
    initial: DEFAULT_BOARD_FILTER,
  });
}

/** The visitor's settings: a broken value falls back to its default. */
export function createSettingsStore(storage: ExpiringStorage) {
  const settings = createStoredValue(storage, 'settings', {
    decode: decodeUserSettings,
    initial: DEFAULT_SETTINGS,
  });
  return {
    settings$: settings.value$,
    change: (part: Partial<UserSettings>) => settings.update((stored) => ({ ...stored, ...part })),
    open: settings.open,
  };
}
