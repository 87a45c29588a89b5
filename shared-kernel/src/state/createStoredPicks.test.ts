import type { BoardPicks } from '../rules/picks';
import { createExpiringStorage } from '../storage/createExpiringStorage';
import { createStoredPicks } from './createStoredPicks';

function aTab() {
  const picks = createStoredPicks(createExpiringStorage(window, Date.now));
  const seen: BoardPicks[] = [];
  picks.picks$.subscribe((value) => seen.push(value));
  return { ...picks, seen, shown: () => seen.at(-1) };
}

const notifyOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'tyso.competitions' }));

beforeEach(() => localStorage.clear());

it('begin with everything, and are kept; one picker leaves the other alone', () => {
  const tab = aTab();
  expect(tab.shown()).toEqual({ competitions: null, countries: null });
  tab.pick({ competitions: new Set([5, 7]) });
  tab.pick({ countries: new Set([1]) });
  expect(aTab().shown()).toEqual({ competitions: new Set([5, 7]), countries: new Set([1]) });
  tab.pick({ competitions: null });
  expect(JSON.parse(localStorage.getItem('tyso.competitions') ?? '')).toEqual({ value: null });
  expect(aTab().shown()).toEqual({ competitions: null, countries: new Set([1]) });
});

it.each([
  ['no JSON', '{'],
  ['of an older shape', '[5,7]'],
  ['a text of ids', '{"value":"5 7"}'],
  ['not ids', '{"value":[5,null]}'],
  ['an object', '{"value":{"5":true}}'],
])('are everything when what is stored is %s', (_, stored) => {
  localStorage.setItem('tyso.competitions', stored);
  expect(aTab().shown()?.competitions).toBeNull();
});

it('follow another tab while open', () => {
  const here = aTab();
  const stop = here.open();
  aTab().pick({ competitions: new Set([5]) });
  notifyOtherTabs();
  stop();
  aTab().pick({ competitions: new Set([6]) });
  notifyOtherTabs();
  expect(here.shown()?.competitions).toEqual(new Set([5]));
});

it('are read as stored when asked for, without following', () => {
  const storage = createExpiringStorage(window, Date.now);
  const shell = createStoredPicks(storage);
  createStoredPicks(storage).pick({ competitions: new Set([5]) });
  expect(shell.latest()).toEqual({ competitions: new Set([5]), countries: null });
});
