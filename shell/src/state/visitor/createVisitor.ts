import { BehaviorSubject, combineLatest, distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs';
import { DEFAULT_BOARD_FILTER, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import { PHONE } from 'shared-kernel/design/media';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import { decodeUserSettings, type Notification, type UserSettings } from 'shared-kernel/entities/userSettings';
import { unchosenNotification } from 'shared-kernel/rules/notification';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';
import { createExpiringStorage, type ExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { type ChosenSettings, readChosen, withChoice } from '../../domain/chosenSettings';
import { createEmptySlots } from './createEmptySlots';
import { createFavourites } from './createFavourites';
import { createThemeStore } from './createThemeStore';

/** A phone, also one that is held sideways. */
const ANY_PHONE = `${PHONE}, (pointer: coarse) and (max-height: 40em)`;

/** The visitor's own data, kept in the browser and in step with other tabs. */
export function createVisitor(window: Window) {
  const storage = createExpiringStorage(window, Date.now);
  const favourites = createFavourites(storage);
  const boardFilter = createBoardFilter(storage);
  const phone = window.matchMedia(ANY_PHONE);
  const unchosen$ = combineLatest([favourites.ids$, fromEvent(phone, 'change').pipe(startWith(0))]).pipe(
    map(([followed]) => unchosenNotification(phone.matches, followed)),
  );
  const settings = createSettingsStore(storage, unchosen$);
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

/**
 * The visitor's settings: only what was chosen is stored, and a broken value falls back to its default.
 *
 * @param unchosen$ which matches are announced to a visitor who has not chosen, on this device and now
 */
export function createSettingsStore(storage: ExpiringStorage, unchosen$: Observable<Notification>) {
  const chosen = createStoredValue<ChosenSettings>(storage, 'settings', { decode: readChosen, initial: {} });
  const settings$ = new BehaviorSubject<UserSettings>(DEFAULT_SETTINGS);
  // Rows are rendered anew with new settings, and most stars change nothing of the default.
  combineLatest([chosen.value$, unchosen$.pipe(distinctUntilChanged())])
    .pipe(map((now) => decodeUserSettings(...now)))
    .subscribe(settings$);
  return {
    settings$,
    change: (part: Partial<UserSettings>) => chosen.update((stored) => withChoice(stored, part)),
    open: chosen.open,
  };
}
