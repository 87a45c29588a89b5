import { createExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { createBoardFilter } from './createBoardFilter';
import { createEmptySlots } from './createEmptySlots';
import { createFavourites } from './createFavourites';
import { createSettingsStore } from './createSettingsStore';
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
