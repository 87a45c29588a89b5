import { createExpiringStorage, type StorageHost } from 'shared-kernel/storage/createExpiringStorage';
import { createClosedAdverts, SESSION_MINUTES } from './createClosedAdverts';

const EVENING = Date.parse('2026-11-20T19:00+07:00');
let now = EVENING;

beforeEach(() => {
  localStorage.clear();
  now = EVENING;
});

const tab = (host: StorageHost = window) => createExpiringStorage(host, () => now);

function closedIn(storage = tab()) {
  const adverts = createClosedAdverts(storage);
  const seen: string[][] = [];
  adverts.closed$.subscribe((closed) => seen.push([...closed]));
  return { ...adverts, now: () => seen.at(-1) };
}

const blocked: StorageHost = {
  get localStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  addEventListener: () => {},
  removeEventListener: () => {},
};

it('nothing is closed at first', () => {
  expect(closedIn().now()).toEqual([]);
});

it('what is closed stays closed after a reload and in a new tab', () => {
  const [one, other] = [closedIn(), closedIn()];
  one.close('bottomEdge');
  other.close('popup');
  expect(closedIn().now()).toEqual(['bottomEdge', 'popup']);
});

it('what is closed in one tab closes in another that is open', () => {
  const other = closedIn();
  const stop = other.open();
  closedIn().close('popup');
  expect(other.now()).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'tyso.closedAdverts' }));
  expect(other.now()).toEqual(['popup']);
  stop();
});

it('it opens again with a page of the next day, and never within a page', () => {
  const page = closedIn();
  const stop = page.open();
  page.close('popup');
  now += SESSION_MINUTES * 60_000 - 1;
  expect(closedIn().now()).toEqual(['popup']);
  now += 1;
  expect(closedIn().now()).toEqual([]);
  closedIn().close('bottomEdge');
  window.dispatchEvent(new StorageEvent('storage', { key: 'tyso.closedAdverts' }));
  expect(page.now()).toEqual(['popup', 'bottomEdge']);
  stop();
});

it('closing another begins the time again', () => {
  closedIn().close('popup');
  now += (SESSION_MINUTES - 1) * 60_000;
  closedIn().close('bottomEdge');
  now += 2 * 60_000;
  expect(closedIn().now()).toEqual(['bottomEdge', 'popup']);
});

it('where storage is blocked it stays closed for the page (S3)', () => {
  const storage = tab(blocked);
  closedIn(storage).close('bottomEdge');
  expect(closedIn(storage).now()).toEqual(['bottomEdge']);
});

it.each(['popup', '{}', '{"value":"popup"}', '{"value":{"popup":true}}', '{"value":[7,null]}'])(
  'the damaged entry %s closes nothing',
  (damaged) => {
    localStorage.setItem('tyso.closedAdverts', damaged);
    expect(closedIn().now()).toEqual([]);
  },
);
