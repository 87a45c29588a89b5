import * as v from 'valibot';
import { DEFAULT_SETTINGS } from './defaultSettings';
import { PRICE_CHOICES } from './priceFormat';

/** The three goal sounds by number. */
const sound = v.picklist([1, 2, 3]);

type Defaults = typeof DEFAULT_SETTINGS;
type Named<T> = { [Name in keyof Defaults]: Defaults[Name] extends T ? Name : never }[keyof Defaults];

const flag = (name: Named<boolean>) => v.fallback(v.boolean(), DEFAULT_SETTINGS[name]);

const choice = v.fallback(v.optional(v.boolean()), undefined);

/** Which matches a visitor may be notified of; the settings offer them in this order. */
export const NOTIFICATIONS = ['all', 'hot', 'favorite'] as const;

export type Notification = (typeof NOTIFICATIONS)[number];

/**
 * A visitor's settings, kept in the browser. Each unknown or broken value falls back to its default, so an older or
 * damaged entry never costs the rest.
 */
const userSettingsSchema = v.object({
  show_yellow_card: flag('show_yellow_card'),
  show_team_position: flag('show_team_position'),
  /** Unset, the device's default counts (S16). */
  notification: v.fallback(v.optional(v.picklist(NOTIFICATIONS)), undefined),
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
  /** Unset, phones show no corners in rows. */
  show_corners: choice,
  /** Unset, scores are shown (M23). */
  hide_scores: choice,
});

export type UserSettings = Omit<v.InferOutput<typeof userSettingsSchema>, 'notification'> & {
  notification: Notification;
};

/**
 * Reads stored settings; unusable values become their defaults.
 *
 * @param unchosen what counts without a choice of the matches that are announced
 */
export function decodeUserSettings(raw: unknown, unchosen: Notification = DEFAULT_SETTINGS.notification): UserSettings {
  const stored = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {};
  const { notification = unchosen, ...others } = v.parse(userSettingsSchema, stored);
  return { ...others, notification };
}
