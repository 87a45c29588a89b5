import { reloadFor } from './reloadFor';

const aTab = (sessionStorage: Pick<Storage, 'getItem' | 'setItem'>) => {
  const location = { reload: jest.fn() };
  return { sessionStorage, location };
};

afterEach(() => sessionStorage.clear());

it('loads the page again once for each release', () => {
  const tab = aTab(sessionStorage);
  expect(['2.0.0-b', '2.0.0-b', '2.1.0-c', '2.0.0-b'].map((release) => reloadFor(tab, release))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(tab.location.reload).toHaveBeenCalledTimes(2);
});

it('never does where the tab cannot note it', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const blocked = {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
    location: { reload: jest.fn() },
  };
  expect([reloadFor(aTab(full), '2.0.0-b'), reloadFor(blocked, '2.0.0-b')]).toEqual([false, false]);
  expect(blocked.location.reload).not.toHaveBeenCalled();
});
