import type { Match, MatchId } from '../entities/match';
import type { Notification } from '../entities/userSettings';
import { type BoardPicks, isPicked, type Pickable, passesPicks } from './picks';

/**
 * Which matches are announced to a visitor who has not chosen (S16): a phone is in a pocket or in a hand, and sounds for
 * each match of the world are too many there.
 */
export function unchosenNotification(isPhone: boolean, followed: ReadonlySet<MatchId>): Notification {
  if (!isPhone) return 'all';
  return followed.size > 0 ? 'favorite' : 'hot';
}

type Wishes = { notification: Notification; followed: ReadonlySet<MatchId>; picks: BoardPicks };

/**
 * Whether a visitor wants to hear of a match (M9): of a followed one always, of another if it is among those that are
 * announced and no picker of the board hides it. `undefined` when that depends on a match that the page does not know. Such
 * a match counts as not hot: a page without a board would else ask the server for each that scores.
 */
export function isNotified(
  id: MatchId,
  match: (Pickable & Pick<Match, 'is_hot'>) | undefined,
  { notification, followed, picks }: Wishes,
): boolean | undefined {
  if (followed.has(id)) return true;
  if (notification === 'favorite' || (notification === 'hot' && !match?.is_hot)) return false;
  return !isPicked(picks) || (match && passesPicks(match, picks));
}
