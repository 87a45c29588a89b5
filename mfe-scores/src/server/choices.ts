import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Choice } from 'shared-kernel/contract/serverEntry';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { SORT_MODES } from 'shared-kernel/rules/board/boardGroup';

const kept = (key: string, ...values: readonly unknown[]): Choice => ({
  store: 'local',
  key,
  unless: values.map((value) => JSON.stringify(value)),
});

/** One of the settings that the shell keeps for all parts. */
export const keptSetting = <Name extends keyof UserSettings>(
  field: Name,
  ...values: readonly UserSettings[Name][]
): Choice => ({ ...kept('settings', ...values), field });

/**
 * The visitor's stored choices that change rows, and for which of them the HTML is right. Whoever follows matches sees
 * their stars a moment later: they move nothing, so only the list of favourites itself is not for them.
 */
const CHOICES = {
  competitions: kept('competitions', null),
  countries: kept('countries', null),
  sort_mode: kept('sort_mode', SORT_MODES[0]),
  odds_strip: kept('odds_strip', false),
  show_yellow_card: keptSetting('show_yellow_card', DEFAULT_SETTINGS.show_yellow_card),
  show_team_position: keptSetting('show_team_position', DEFAULT_SETTINGS.show_team_position),
  show_corners: keptSetting('show_corners', false),
  board_filter: kept('board_filter', DEFAULT_BOARD_FILTER),
  /** Whoever hides scores sees none before the app either (M23). */
  hide_scores: keptSetting('hide_scores', false),
  favourites: kept('favourites', ''),
  live_only: kept('live_only', false),
  pinned_competitions: kept('pinned_competitions', []),
  hot: { ...kept('hot', false), store: 'session' },
} as const satisfies Record<string, Choice>;

/** Cards, ranks and corners are in every row. */
export const SETTINGS_OF_ROWS = ['show_yellow_card', 'show_team_position', 'show_corners'] as const;

export type ChoiceName = keyof typeof CHOICES;

export function choicesNamed(names: readonly ChoiceName[]): Choice[] {
  return names.map((name) => CHOICES[name]);
}
