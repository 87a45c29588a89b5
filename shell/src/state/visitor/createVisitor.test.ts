import { BehaviorSubject, type Observable, of } from 'rxjs';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { Notification } from 'shared-kernel/entities/userSettings';
import { createExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { createFavourites } from './createFavourites';
import { createBoardFilter, createSettingsStore, createVisitor } from './createVisitor';

function aTab() {
  return createExpiringStorage(window, Date.now);
}

/** On a wide screen, unless said. */
function aSettingsStore(tab = aTab(), unchosen$: Observable<Notification> = of('all')) {
  return createSettingsStore(tab, unchosen$);
}

/** Does what browsers do in the other tabs after a write. */
function notifyOtherTabs(key: string) {
  window.dispatchEvent(new StorageEvent('storage', { key: `tyso.${key}` }));
}

const latest = <T>(source: { subscribe(next: (value: T) => void): unknown }) => {
  const seen: T[] = [];
  source.subscribe((value) => seen.push(value));
  return () => seen[seen.length - 1];
};

beforeEach(() => window.localStorage.clear());

describe('the filter of the board', () => {
  it('starts with its default and is kept', () => {
    const filter = createBoardFilter(aTab());
    expect(latest(filter.value$)()).toBe('online');
    filter.set('end');
    expect(latest(createBoardFilter(aTab()).value$)()).toBe('end');
  });

  it.each(['{', '{"value":"__proto__"}', '{"value":["end"]}', '"end"'])(
    'is the default when %s is stored',
    (stored) => {
      window.localStorage.setItem('tyso.board_filter', stored);
      expect(latest(createBoardFilter(aTab()).value$)()).toBe('online');
    },
  );

  it('follows another tab, until stopped', () => {
    const here = createBoardFilter(aTab());
    const stop = here.open();
    createBoardFilter(aTab()).set('hot');
    notifyOtherTabs('board_filter');
    stop();
    createBoardFilter(aTab()).set('end');
    notifyOtherTabs('board_filter');
    expect(latest(here.value$)()).toBe('hot');
  });
});

/** A browser whose storage throws on every access, or only on writes. */
function aHostileTab(fails: 'all' | 'writing') {
  const refuse = () => {
    throw new DOMException('no', fails === 'all' ? 'SecurityError' : 'QuotaExceededError');
  };
  const localStorage = {
    length: 0,
    clear: refuse,
    key: refuse,
    removeItem: refuse,
    setItem: refuse,
    getItem: fails === 'all' ? refuse : () => '{"value":"not ids at all <script>","expiry":"soon"',
  };
  return createExpiringStorage({ localStorage, addEventListener: () => {}, removeEventListener: () => {} }, Date.now);
}

it.each(['all', 'writing'] as const)('everything holds for the visit where storage fails at %s', (fails) => {
  const tab = aHostileTab(fails);
  const favourites = createFavourites(tab);
  favourites.toggle(12);
  favourites.toggle(7);
  favourites.toggle(12);
  expect(latest(favourites.ids$)()).toEqual(new Set([7]));
  const settings = aSettingsStore(tab);
  settings.change({ notification: 'favorite' });
  settings.change({ goal_show_toast: false });
  expect(latest(settings.settings$)()).toMatchObject({ notification: 'favorite', goal_show_toast: false });
});

describe('settings', () => {
  it('start with their defaults and keep what is changed', () => {
    const settings = aSettingsStore();
    expect(latest(settings.settings$)()).toMatchObject({ show_yellow_card: true, notification: 'all' });
    settings.change({ show_yellow_card: false });
    expect(latest(aSettingsStore().settings$)()).toMatchObject({ show_yellow_card: false });
  });

  it('fall back one by one when what is stored is broken', () => {
    aTab().set('settings', { show_yellow_card: 'perhaps', show_team_position: false });
    expect(latest(aSettingsStore().settings$)()).toMatchObject({
      show_yellow_card: true,
      show_team_position: false,
    });
  });

  describe('which matches are announced (S16)', () => {
    /** On a phone whose visitor follows no match yet. */
    function aPhone() {
      const unchosen$ = new BehaviorSubject<Notification>('hot');
      const { settings$, change } = aSettingsStore(aTab(), unchosen$);
      return { unchosen$, change, settings$, announced: () => settings$.value.notification };
    }

    it('is the default of the moment until something is chosen', () => {
      const { unchosen$, announced, change } = aPhone();
      expect(announced()).toBe('hot');
      unchosen$.next('favorite');
      expect(announced()).toBe('favorite');
      change({ notification: 'all' });
      unchosen$.next('hot');
      expect([announced(), aPhone().announced()]).toEqual(['all', 'all']);
    });

    it('is not chosen along with another setting', () => {
      aPhone().change({ show_yellow_card: false });
      expect(aPhone().announced()).toBe('hot');
    });

    it('is the default where an earlier version wrote its own, and stays so', () => {
      aTab().set('settings', { ...DEFAULT_SETTINGS, show_yellow_card: false });
      const { announced, change } = aPhone();
      expect(announced()).toBe('hot');
      change({ show_team_position: false });
      expect(aPhone().settings$.value).toEqual({
        ...DEFAULT_SETTINGS,
        show_yellow_card: false,
        show_team_position: false,
        notification: 'hot',
      });
    });

    it('causes no new settings where it stays', () => {
      const { unchosen$, settings$ } = aPhone();
      const before = settings$.value;
      unchosen$.next('hot');
      expect(settings$.value).toBe(before);
    });

    it('goes by the window and by the followed matches', () => {
      const old = { media: '', onchange: null, addListener() {}, removeListener() {} };
      const phone = Object.assign(new EventTarget(), { matches: false, ...old });
      const asking = jest.spyOn(window, 'matchMedia').mockReturnValue(phone);
      const { settings, favourites } = createVisitor(window);
      const announced = () => settings.settings$.value.notification;
      expect(announced()).toBe('all');
      phone.matches = true;
      phone.dispatchEvent(new Event('change'));
      expect(announced()).toBe('hot');
      favourites.toggle(7);
      expect(announced()).toBe('favorite');
      asking.mockRestore();
    });
  });

  it('follow a change in another tab, also when opened twice', () => {
    const here = aSettingsStore();
    here.open()();
    here.open();
    aSettingsStore().change({ show_team_position: false });
    notifyOtherTabs('settings');
    expect(latest(here.settings$)()).toMatchObject({ show_team_position: false });
  });
});
