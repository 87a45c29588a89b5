import type { UserSettings } from 'shared-kernel/entities/userSettings';
import type { MatchEvent } from './matchEvent';

/** How a visitor is notified of an event of a match that is announced. */
export type Wanted = { sound: UserSettings['home_team_sound'] | 'card' | undefined; isToast: boolean };

/** Applies the settings; a cancelled goal makes no goal sound (M9). */
export function wantedOf(event: MatchEvent, settings: UserSettings): Wanted {
  switch (event.kind) {
    case 'goal': {
      const ofSide = event.side === 'home' ? settings.home_team_sound : settings.away_team_sound;
      return { sound: settings.goal_enable_sound ? ofSide : undefined, isToast: settings.goal_show_toast };
    }
    case 'cancelled':
      return { sound: undefined, isToast: settings.goal_show_toast };
    case 'redCard':
      return { sound: settings.red_card_enable_sound ? 'card' : undefined, isToast: settings.red_card_show_toast };
  }
}
