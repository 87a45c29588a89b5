import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { UserSettings } from 'shared-kernel/entities/userSettings';

/** What a visitor has chosen, by the names of the settings, as it is stored; not yet decoded. */
export type ChosenSettings = Readonly<Record<string, unknown>>;

const DEFAULTS: ChosenSettings = DEFAULT_SETTINGS;

/**
 * Reads a stored entry. Version 0.1 wrote every setting with the first change: there a value that is the default says
 * nothing, so a new default holds for it (S16). Entries of now bear a mark.
 */
export function readChosen(raw: unknown): ChosenSettings {
  if (typeof raw !== 'object' || raw === null) return {};
  const stored: ChosenSettings = { ...raw };
  const isWhole = !stored.only_chosen && Object.keys(DEFAULTS).every((name) => name in stored);
  if (!isWhole) return stored;
  return Object.fromEntries(Object.entries(stored).filter(([name, value]) => value !== DEFAULTS[name]));
}

export function withChoice(chosen: ChosenSettings, part: Partial<UserSettings>): ChosenSettings {
  return { ...chosen, ...part, only_chosen: true };
}
