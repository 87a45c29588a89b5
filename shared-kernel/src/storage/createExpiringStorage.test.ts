import { decoder } from '../decode/decode';
import { text } from '../decode/fields';
import { createExpiringStorage, type StorageHost } from './createExpiringStorage';

const decode = decoder(text);

const blocked: StorageHost = {
  get localStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
  addEventListener: () => {},
  removeEventListener: () => {},
};

/** jsdom's storage methods are on the prototype; a spy there is the only way to simulate a full one. */
function fillUp() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('expiring storage', () => {
  let now = 1_000_000;
  const open = (host: StorageHost = window) => createExpiringStorage(host, () => now);

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('gives back what was set, also to a later visit', () => {
    open().set('theme', 'dark');
    expect(open().get('theme', decode)).toBe('dark');
  });

  it('forgets a value when its minutes are over', () => {
    const storage = open();
    storage.set('favourites', '1 2', 1440);
    now += 1440 * 60_000 - 1;
    expect(storage.get('favourites', decode)).toBe('1 2');
    now += 1;
    expect(storage.get('favourites', decode)).toBeUndefined();
  });

  it.each(['{oops', 'null', '7', '"text"', '{}', '{"value":7}', '{"value":"a","expiry":"soon"}'])(
    'reads nothing from the damaged entry %s',
    (damaged) => {
      localStorage.setItem('tyso.theme', damaged);
      expect(open().get('theme', decode)).toBeUndefined();
    },
  );

  it('remembers for the visit when storage is blocked (S3)', () => {
    const storage = open(blocked);
    expect(storage.get('theme', decode)).toBeUndefined();
    storage.set('theme', 'dark');
    expect(storage.get('theme', decode)).toBe('dark');
    storage.remove('theme');
    expect(storage.get('theme', decode)).toBeUndefined();
  });

  it('remembers for the visit when storage is full, over an older stored value', () => {
    const storage = open();
    storage.set('theme', 'light');
    fillUp();
    storage.set('theme', 'dark');
    expect(storage.get('theme', decode)).toBe('dark');
  });

  it('reports changes by another tab, of this entry only, until stopped', () => {
    const received: string[] = [];
    const stop = open().onChanged('theme', () => received.push('changed'));
    const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    change('tyso.other');
    change('tyso.theme');
    change(null);
    stop();
    change('tyso.theme');
    expect(received).toHaveLength(2);
  });

  it('asks to look again when the page comes back from the cache of Back and Forward, where it heard of no change', () => {
    const received: string[] = [];
    const stop = open().onChanged('theme', () => received.push('back'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(received).toEqual(['back']);
  });
});
