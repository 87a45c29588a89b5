import { createGuardedReload } from './createGuardedReload';

const OWN = 'https://tyso.example/r/shell/1.0.0-a/main.js';

function aTab({ live = '2.0.0-b', isStorageBlocked = false } = {}) {
  const marks = new Map<string, string>();
  const reload = jest.fn();
  const sessionStorage = {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isStorageBlocked) throw new DOMException('blocked', 'SecurityError');
      marks.set(key, value);
    },
  };
  const scripts = [{ src: `/r/shell/${live}/main.js`, integrity: `sha384-${'A'.repeat(64)}` }];
  const pointer = { schema: 1, remote: 'shell', live: { release: live, contract: 2, scripts }, changedAt: 'today' };
  const fetch = async () => new Response(JSON.stringify(pointer));
  const window = { sessionStorage, location: { reload } };
  return { reloadIfNewer: createGuardedReload(window, fetch, OWN), reload, window };
}

it('reloads the page when another release is live, once for each', async () => {
  const { reloadIfNewer, reload } = aTab();
  await reloadIfNewer();
  await reloadIfNewer();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['the page already runs what is live', { live: '1.0.0-a' }],
  ['the tab cannot note that it was reloaded', { isStorageBlocked: true }],
])('stays when %s', async (_, given) => {
  const { reloadIfNewer, reload } = aTab(given);
  await reloadIfNewer();
  expect(reload).not.toHaveBeenCalled();
});

it('stays when the live release is unknown', async () => {
  const { window, reload } = aTab();
  await createGuardedReload(window, () => Promise.reject(new TypeError('offline')), OWN)();
  expect(reload).not.toHaveBeenCalled();
});
