import { DEFAULT_SETTINGS } from './defaultSettings';
import { decodeUserSettings } from './userSettings';

const defaults = decodeUserSettings({});

describe('user settings', () => {
  it('start as the specification gives them', () => {
    expect(defaults).toEqual(DEFAULT_SETTINGS);
  });

  it('fall back one by one, keeping what is sound', () => {
    const stored = { show_yellow_card: false, notification: 'some', home_team_sound: 9, away_team_sound: 3, old: 1 };
    expect(decodeUserSettings(stored)).toEqual({ ...defaults, show_yellow_card: false, away_team_sound: 3 });
  });

  it.each([
    ['malay', 'malay'],
    ['as_sent', 'as_sent'],
    ['american', undefined],
    [1, undefined],
  ])('know the form of prices %p as %p (M22)', (price_format, known) => {
    expect(decodeUserSettings({ price_format }).price_format).toBe(known);
  });

  it.each([
    [true, true],
    [false, false],
    ['true', undefined],
    [1, undefined],
  ])('hide scores when %p is stored: %p; never unless the visitor says so (M23)', (hide_scores, known) => {
    expect(decodeUserSettings({ hide_scores }).hide_scores).toBe(known);
  });

  it.each([
    ['all', 'all'],
    ['favorite', 'favorite'],
    ['some', 'hot'],
    [undefined, 'hot'],
  ])('announce, when %p is stored and hot matches are the default: %p (S16)', (notification, known) => {
    expect(decodeUserSettings({ notification }, 'hot').notification).toBe(known);
  });

  it.each([null, undefined, 'text', 7, [], [{}]])('are the defaults when %p is stored', (raw) => {
    expect(decodeUserSettings(raw)).toEqual(defaults);
  });
});
