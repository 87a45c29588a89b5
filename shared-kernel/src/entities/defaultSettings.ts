/** The settings of who has chosen nothing: a constant, so that a remote need not carry their decoder. */
export const DEFAULT_SETTINGS = {
  show_yellow_card: true,
  show_team_position: true,
  notification: 'all',
  goal_enable_sound: true,
  goal_show_toast: true,
  red_card_enable_sound: true,
  red_card_show_toast: true,
  home_team_sound: 1,
  away_team_sound: 2,
} as const;
