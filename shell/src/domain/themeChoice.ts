import type { ThemeName } from 'shared-kernel/contract/shell';

/** `system` follows the device. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Reads a stored choice; an unknown one becomes `system`. */
export function toThemeChoice(raw: unknown): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === raw) ?? 'system';
}

/** The theme to render for a choice on this device. */
export function renderedTheme(choice: ThemeChoice, isDeviceDark: boolean): ThemeName {
  if (choice !== 'system') return choice;
  return isDeviceDark ? 'dark' : 'light';
}
