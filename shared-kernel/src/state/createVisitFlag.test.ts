import { createVisitFlag } from './createVisitFlag';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

it('is off at first, then as left in this visit', () => {
  const flag = createVisitFlag(window, 'chat');
  expect(flag.isOn$.value).toBe(false);
  flag.toggle();
  expect(createVisitFlag(window, 'chat').isOn$.value).toBe(true);
  expect(createVisitFlag(window, 'hot').isOn$.value).toBe(false);
  flag.toggle();
  expect(createVisitFlag(window, 'chat').isOn$.value).toBe(false);
});

it('lasts as long as the page where storage is full or blocked (S3)', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const full = createVisitFlag(window, 'chat');
  full.toggle();
  expect(full.isOn$.value).toBe(true);
  const blocked = createVisitFlag(
    {
      get sessionStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
    'chat',
  );
  blocked.toggle();
  expect(blocked.isOn$.value).toBe(true);
});
