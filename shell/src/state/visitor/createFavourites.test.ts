import { createExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { createFavourites } from './createFavourites';

const DAY_MS = 1440 * 60_000;

function aTab(now: () => number = Date.now) {
  return createExpiringStorage(window, now);
}

/** Does what browsers do in the other tabs after a write. */
function notifyOtherTabs() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'tyso.favourites' }));
}

const latest = <T>(source: { subscribe(next: (value: T) => void): unknown }) => {
  const seen: T[] = [];
  source.subscribe((value) => seen.push(value));
  return () => seen[seen.length - 1];
};

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

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

  it('end after their day also on a page that stays open', () => {
    jest.useFakeTimers();
    const favourites = createFavourites(aTab());
    const stop = favourites.open();
    const ids = latest(favourites.ids$);
    favourites.toggle(12);
    jest.advanceTimersByTime(DAY_MS - 60_000);
    expect(ids()).toEqual(new Set([12]));
    jest.advanceTimersByTime(120_000);
    expect(ids()).toEqual(new Set());
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follow a change in another tab, until stopped', () => {
    const here = createFavourites(aTab());
    const stop = here.open();
    const ids = latest(here.ids$);
    const there = createFavourites(aTab());
    there.toggle(9);
    notifyOtherTabs();
    expect(ids()).toEqual(new Set([9]));
    stop();
    there.toggle(9);
    notifyOtherTabs();
    expect(ids()).toEqual(new Set([9]));
  });

  it('never lose what another tab added a moment ago', () => {
    const here = createFavourites(aTab());
    createFavourites(aTab()).toggle(1);
    here.toggle(2);
    expect(latest(here.ids$)()).toEqual(new Set([1, 2]));
  });

  it('are read again when another tab has cleared everything', () => {
    const here = createFavourites(aTab());
    const stop = here.open();
    here.toggle(12);
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(latest(here.ids$)()).toEqual(new Set());
    stop();
  });
});
