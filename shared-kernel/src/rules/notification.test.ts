import { aLiveMatch } from '../testing/builders';
import { isNotified, unchosenNotification } from './notification';
import { NO_PICKS } from './picks';

it.each([
  ['a wide screen has all', false, [], 'all'],
  ['followed matches change nothing there', false, [7], 'all'],
  ['a phone has hot ones', true, [], 'hot'],
  ['and followed ones once there is one', true, [7], 'favorite'],
] as const)('without a choice %s (S16)', (_, isPhone, followed, expected) => {
  expect(unchosenNotification(isPhone, new Set(followed))).toBe(expected);
});

const plain = aLiveMatch({ competition_id: 5 });
const hot = { ...plain, is_hot: true };
const picking = (...ids: number[]) => ({ ...NO_PICKS, competitions: new Set(ids) });

it.each([
  ['all: any', 'all', plain, {}, true],
  ['all: one that nobody knows', 'all', undefined, {}, true],
  ['hot: a hot one', 'hot', hot, {}, true],
  ['hot: another', 'hot', plain, {}, false],
  ['hot: one that nobody knows, with or without pickers', 'hot', undefined, { picks: picking(5) }, false],
  ['hot: a followed one that nobody knows', 'hot', undefined, { followed: new Set([1]) }, true],
  ['favorite: a hot one', 'favorite', hot, {}, false],
  ['favorite: a followed one', 'favorite', plain, { followed: new Set([1]) }, true],
  ['pickers: one that they show', 'all', plain, { picks: picking(5) }, true],
  ['pickers: one that they hide', 'hot', hot, { picks: picking(6) }, false],
  ['pickers: a followed one that they hide', 'all', plain, { picks: picking(6), followed: new Set([1]) }, true],
  ['pickers: nobody can say of one that nobody knows', 'all', undefined, { picks: picking(5) }, undefined],
] as const)('%s (M9)', (_, notification, match, given, expected) => {
  expect(isNotified(1, match, { notification, followed: new Set(), picks: NO_PICKS, ...given })).toBe(expected);
});
