import type { RemoteName } from 'shared-kernel/contract/pointer';
import { aPointer, aRelease } from '../../testing/pointers';
import { createTestServices } from '../../testing/testServices';
import { preloadWhenIdle } from './preloadWhenIdle';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function somePages() {
  const live = aRelease({ paths: ['/x'] });
  const rendering = (['mfe-scores', 'mfe-articles', 'mfe-ads'] as const).map((remote) => aPointer({ remote, live }));
  const rest = [
    aPointer({ remote: 'mfe-off', live, state: 'off' }),
    aPointer({ remote: 'mfe-slots', live: aRelease({ paths: [] }) }),
  ];
  const { services } = createTestServices({ pointers: [...rendering, ...rest] });
  const loaded: RemoteName[] = [];
  return {
    loaded,
    remotes: {
      pointers$: services.remotes.pointers$,
      page(remote: RemoteName) {
        loaded.push(remote);
        return services.remotes.page(remote);
      },
    },
  };
}

it('fetches the pages of all remotes after the first content, one after the other', async () => {
  const { loaded, remotes } = somePages();
  preloadWhenIdle(window, remotes, Promise.resolve());
  await jest.advanceTimersByTimeAsync(4_999);
  expect(loaded).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(loaded).toEqual(['mfe-scores']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loaded).toEqual(['mfe-scores', 'mfe-articles', 'mfe-ads']);
});

it('leaves it to the visitor who saves data', async () => {
  const { loaded, remotes } = somePages();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  preloadWhenIdle(window, remotes, Promise.resolve());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loaded).toEqual([]);
});
