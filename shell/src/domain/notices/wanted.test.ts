import { decodeUserSettings } from 'shared-kernel/entities/userSettings';
import type { MatchEvent } from './matchEvent';
import { wantedOf } from './wanted';

const score = { home: 1, away: 0 };
const goal: MatchEvent = { matchId: 1, kind: 'goal', side: 'home', score };
const awayGoal: MatchEvent = { ...goal, side: 'away' };
const cancelled: MatchEvent = { ...goal, kind: 'cancelled' };
const card: MatchEvent = { matchId: 1, kind: 'redCard', side: 'home', score, count: 1 };

it.each([
  ['a home goal has the home sound', goal, {}, { sound: 1, isToast: true }],
  ['an away goal has the away sound', awayGoal, { away_team_sound: 3 }, { sound: 3, isToast: true }],
  ['a goal without sound', goal, { goal_enable_sound: false }, { sound: undefined, isToast: true }],
  ['a goal without toast', goal, { goal_show_toast: false }, { sound: 1, isToast: false }],
  ['a cancelled goal has no goal sound', cancelled, {}, { sound: undefined, isToast: true }],
  ['a red card has the card sound', card, {}, { sound: 'card', isToast: true }],
  ['a red card unwanted', card, { red_card_enable_sound: false, red_card_show_toast: false }, { isToast: false }],
])('%s', (_, event, settings, wanted) => {
  expect(wantedOf(event, decodeUserSettings(settings))).toEqual(wanted);
});
