import { createExpiringStorage } from 'shared-kernel/storage/expiringStorage';
import { createBoardFilter } from './createBoardFilter';
import { createFavourites } from './createFavourites';
import { createSettingsStore } from './createSettingsStore';

const DAY_MS = 1440 * 60_000;

function aTab(now: () => number = Date.now) {
  return createExpiringStorage(window, now);
}

/** What a browser does in the other tabs when one writes. */
function tellOtherTabs(key: string) {
  window.dispatchEvent(new StorageEvent('storage', { key: `tyso.${key}` }));
}

const latest = <T>(source: { subscribe(next: (value: T) => void): unknown }) => {
  const seen: T[] = [];
  source.subscribe((value) => seen.push(value));
  return () => seen[seen.length - 1];
};

beforeEach(() => window.localStorage.clear());

describe('favourites', () => {
  it('are added and taken away, and stored as a text of ids', () => {
    const favourites = createFavourites(aTab());
    const ids = latest(favourites.ids$);
    favourites.toggle(12);
    favourites.toggle(7);
    expect(window.localStorage.getItem('tyso.favourites')).toContain('"12 7"');
    favourites.toggle(12);
    expect(ids()).toEqual(new Set([7]));
  });

  it('last a day from the last change', () => {
    let now = 1_000;
    createFavourites(aTab(() => now)).toggle(12);
    now += DAY_MS - 1;
    expect(latest(createFavourites(aTab(() => now)).ids$)()).toEqual(new Set([12]));
    now += 1;
    expect(latest(createFavourites(aTab(() => now)).ids$)()).toEqual(new Set());
  });

  it('follow a change in another tab, until stopped', () => {
    const here = createFavourites(aTab());
    const stop = here.open();
    const ids = latest(here.ids$);
    const there = createFavourites(aTab());
    there.toggle(9);
    tellOtherTabs('favourites');
    expect(ids()).toEqual(new Set([9]));
    stop();
    there.toggle(9);
    tellOtherTabs('favourites');
    expect(ids()).toEqual(new Set([9]));
  });

  it('never lose what another tab added a moment ago', () => {
    const here = createFavourites(aTab());
    createFavourites(aTab()).toggle(1);
    here.toggle(2);
    expect(latest(here.ids$)()).toEqual(new Set([1, 2]));
  });
});

describe('the filter of the board', () => {
  it('starts with its default and is kept', () => {
    const filter = createBoardFilter(aTab());
    expect(latest(filter.filter$)()).toBe('online');
    filter.show('end');
    expect(latest(createBoardFilter(aTab()).filter$)()).toBe('end');
  });

  it.each(['{', '{"value":"__proto__"}', '{"value":["end"]}', '"end"'])(
    'is the default when %s is stored',
    (stored) => {
      window.localStorage.setItem('tyso.board_filter', stored);
      expect(latest(createBoardFilter(aTab()).filter$)()).toBe('online');
    },
  );

  it('follows another tab, until stopped', () => {
    const here = createBoardFilter(aTab());
    const stop = here.open();
    createBoardFilter(aTab()).show('hot');
    tellOtherTabs('board_filter');
    stop();
    createBoardFilter(aTab()).show('end');
    tellOtherTabs('board_filter');
    expect(latest(here.filter$)()).toBe('hot');
  });
});

/** A browser whose storage fails at everything it is asked, or only at writing. */
function aHostileTab(fails: 'all' | 'writing') {
  const refuse = () => {
    throw new DOMException('no', fails === 'all' ? 'SecurityError' : 'QuotaExceededError');
  };
  const localStorage = {
    ...{ length: 0, clear: refuse, key: refuse, removeItem: refuse, setItem: refuse },
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
  const settings = createSettingsStore(tab);
  settings.change({ notification: 'favorite' });
  settings.change({ goal_show_toast: false });
  expect(latest(settings.settings$)()).toMatchObject({ notification: 'favorite', goal_show_toast: false });
});

it('favourites are read anew when another tab has cleared everything', () => {
  const here = createFavourites(aTab());
  here.open();
  here.toggle(12);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(latest(here.ids$)()).toEqual(new Set());
});

describe('settings', () => {
  it('start with their defaults and keep what is changed', () => {
    const settings = createSettingsStore(aTab());
    expect(latest(settings.settings$)()).toMatchObject({ show_yellow_card: true, notification: 'all' });
    settings.change({ show_yellow_card: false });
    expect(latest(createSettingsStore(aTab()).settings$)()).toMatchObject({ show_yellow_card: false });
  });

  it('fall back one by one when what is stored is broken', () => {
    aTab().set('settings', { show_yellow_card: 'perhaps', show_team_position: false });
    expect(latest(createSettingsStore(aTab()).settings$)()).toMatchObject({
      show_yellow_card: true,
      show_team_position: false,
    });
  });

  it('follow a change in another tab, also when opened twice', () => {
    const here = createSettingsStore(aTab());
    here.open()();
    here.open();
    createSettingsStore(aTab()).change({ show_team_position: false });
    tellOtherTabs('settings');
    expect(latest(here.settings$)()).toMatchObject({ show_team_position: false });
  });
});
