import { createExpiringStorage } from '../storage/createExpiringStorage';
import { createStoredValue } from './createStoredValue';

const CHOICES = ['by-time', 'by-league'] as const;
type Choice = (typeof CHOICES)[number];

function aChoice() {
  const storage = createExpiringStorage(window, Date.now);
  const choice = createStoredValue<Choice>(storage, 'sort_mode', {
    decode: (raw) => CHOICES.find((known) => known === raw),
    initial: CHOICES[0],
  });
  const seen: Choice[] = [];
  choice.value$.subscribe((value) => seen.push(value));
  return { ...choice, storage, seen };
}

beforeEach(() => localStorage.clear());

it('begins with the first choice, and remembers another', () => {
  const { seen, set } = aChoice();
  set('by-league');
  expect(seen).toEqual(['by-time', 'by-league']);
  expect(aChoice().seen).toEqual(['by-league']);
});

it.each([
  ['no JSON', '{'],
  ['of an older shape', '"by-league"'],
  ['a value that is gone', '{"value":"by-country"}'],
])('falls back when what is stored is %s', (_, stored) => {
  localStorage.setItem('tyso.sort_mode', stored);
  expect(aChoice().seen).toEqual(['by-time']);
});

it('follows another tab while it is open', () => {
  const { seen, open } = aChoice();
  const stop = open();
  localStorage.setItem('tyso.sort_mode', '{"value":"by-league"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'tyso.sort_mode' }));
  stop();
  localStorage.setItem('tyso.sort_mode', '{"value":"by-time"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'tyso.sort_mode' }));
  expect(seen).toEqual(['by-time', 'by-league']);
});

it('takes in what another tab changed before it was open, and says nothing when that is nothing', () => {
  const { seen, open } = aChoice();
  localStorage.setItem('tyso.sort_mode', '{"value":"by-league"}');
  open()();
  open()();
  expect(seen).toEqual(['by-time', 'by-league']);
});

it('changes what another tab stored a moment ago', () => {
  const aCounter = () =>
    createStoredValue(createExpiringStorage(window, Date.now), 'count', { decode: Number, initial: 0 });
  const here = aCounter();
  aCounter().set(4);
  here.update((count) => count + 1);
  expect(here.value$.value).toBe(5);
  expect(aCounter().value$.value).toBe(5);
});

it('ends after its minutes', () => {
  let now = 0;
  const aDay = () =>
    createStoredValue(
      createExpiringStorage(window, () => now),
      'day',
      { decode: String, initial: 'none', minutes: 1 },
    );
  aDay().set('today');
  now = 59_999;
  expect(aDay().value$.value).toBe('today');
  now = 60_000;
  expect(aDay().value$.value).toBe('none');
});
