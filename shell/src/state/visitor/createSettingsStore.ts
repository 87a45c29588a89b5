import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import { decodeUserSettings, type UserSettings } from 'shared-kernel/entities/userSettings';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';
import type { ExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';

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
