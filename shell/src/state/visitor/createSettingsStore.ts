import { BehaviorSubject } from 'rxjs';
import { decodeUserSettings, type UserSettings } from 'shared-kernel/entities/userSettings';
import type { ExpiringStorage } from 'shared-kernel/storage/expiringStorage';

const KEY = 'settings';

/** A visitor's settings: stored at once, in step with other tabs; a broken value falls back on its own. */
export function createSettingsStore(storage: ExpiringStorage) {
  const stored = () => storage.get(KEY, decodeUserSettings) ?? decodeUserSettings({});
  const settings$ = new BehaviorSubject<UserSettings>(stored());
  return {
    settings$,
    change(part: Partial<UserSettings>) {
      const settings = { ...stored(), ...part };
      storage.set(KEY, settings);
      settings$.next(settings);
    },
    open: () => storage.onChanged(KEY, () => settings$.next(stored())),
  };
}
