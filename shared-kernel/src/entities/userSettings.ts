import * as v from 'valibot';
import { DEFAULT_SETTINGS } from './defaultSettings';
import { PRICE_CHOICES } from './priceFormat';

/** The three goal sounds by number. */
const sound = v.picklist([1, 2, 3]);

type Defaults = typeof DEFAULT_SETTINGS;
type Named<T> = { [Name in keyof Defaults]: Defaults[Name] extends T ? Name : never }[keyof Defaults];

const flag = (name: Named<boolean>) => v.fallback(v.boolean(), DEFAULT_SETTINGS[name]);

const choice = v.fallback(v.optional(v.boolean()), undefined);

/**
 * A visitor's settings, kept in the browser. Each unknown or broken value falls back to its default, so an older or
 * damaged entry never costs the rest.
 */
const userSettingsSchema = v.object({
  show_yellow_card: flag('show_yellow_card'),
  show_team_position: flag('show_team_position'),
  notification: v.fallback(v.picklist(['all', 'favorite']), DEFAULT_SETTINGS.notification),
  goal_enable_sound: flag('goal_enable_sound'),
  goal_show_toast: flag('goal_show_toast'),
  red_card_enable_sound: flag('red_card_enable_sound'),
  red_card_show_toast: flag('red_card_show_toast'),
  home_team_sound: v.fallback(sound, DEFAULT_SETTINGS.home_team_sound),
  away_team_sound: v.fallback(sound, DEFAULT_SETTINGS.away_team_sound),
  /** Unset, the browser's own wish counts. */
  save_data: choice,
  /** Unset, the site's default counts (M22). */
  price_format: v.fallback(v.optional(v.picklist(PRICE_CHOICES)), undefined),
  /** Unset, scores are shown (M23). */
  hide_scores: choice,
});

export type UserSettings = v.InferOutput<typeof userSettingsSchema>;

/** Reads stored settings; unusable values become their defaults. */
export function decodeUserSettings(raw: unknown): UserSettings {
  return v.parse(userSettingsSchema, typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {});
}
