import { browserNumber } from './browserNumber';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is made once', () => {
  expect(browserNumber(window, () => 0.5)).toBe(2 ** 30);
  expect(browserNumber(window, () => 0.1)).toBe(2 ** 30);
});

it('is made anew where something else is stored', () => {
  localStorage.setItem('tyso.browser', '{"value":7}');
  expect(browserNumber(window, () => 0)).toBe(0);
});

it('is none where storage is blocked or full', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(browserNumber(blocked, () => 0.5)).toBeUndefined();
  // jsdom's methods are on the prototype.
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(browserNumber(window, () => 0.5)).toBeUndefined();
});
