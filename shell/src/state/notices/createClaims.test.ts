import { type ClaimHost, createClaims } from './createClaims';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A browser whose tabs share locks and a channel, where it has them. */
function aBrowser({ hasLocks = true, hasChannel = true } = {}) {
  const held = new Set<string>();
  const tabs: ((data: string) => void)[] = [];
  const locks: Pick<LockManager, 'request'> = {
    async request(name: string, ...rest: unknown[]) {
      const hold = rest.at(-1);
      if (typeof hold !== 'function') throw new Error('expected a callback');
      if (held.has(name)) return hold(null);
      held.add(name);
      await hold({ name, mode: 'exclusive' });
      held.delete(name);
    },
  };
  const tab = (attention: ReturnType<ClaimHost['attention']>) => {
    const reported: string[] = [];
    const channel = new EventTarget();
    const hear = (data: string) => void channel.dispatchEvent(new MessageEvent('message', { data }));
    tabs.push(hear);
    const postMessage = (data: string) => {
      for (const other of tabs) if (other !== hear) other(data);
    };
    const claims = createClaims(
      {
        locks: hasLocks ? locks : undefined,
        channel: hasChannel ? Object.assign(channel, { postMessage, close: () => {} }) : undefined,
        attention: () => attention,
      },
      (key) => void reported.push(key),
    );
    claims.open();
    return { claims, reported };
  };
  return { tab };
}

async function whoTells(tabs: ReturnType<ReturnType<typeof aBrowser>['tab']>[], key = '1 goal 1-0') {
  const claimed = Promise.all(tabs.map(({ claims }) => claims.claim(key)));
  await jest.advanceTimersByTimeAsync(1_000);
  return claimed;
}

it.each([
  ['with locks and a channel', {}],
  ['without locks', { hasLocks: false }],
])('%s the tab that is looked at announces', async (_, has) => {
  const { tab } = aBrowser(has);
  expect(await whoTells([tab('hidden'), tab('visible'), tab('focused'), tab('hidden')])).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

it('one of several hidden tabs announces', async () => {
  const { tab } = aBrowser();
  const claimed = await whoTells([tab('hidden'), tab('hidden'), tab('hidden')]);
  expect(claimed.filter(Boolean)).toHaveLength(1);
});

it('the only tab announces, hidden or not', async () => {
  for (const has of [{}, { hasLocks: false }, { hasLocks: false, hasChannel: false }]) {
    expect(await whoTells([aBrowser(has).tab('hidden')])).toEqual([true]);
  }
});

it('the others learn of it, also those that get the event half a minute later', async () => {
  const { tab } = aBrowser();
  const [here, there] = [tab('focused'), tab('focused')];
  expect(await whoTells([here])).toEqual([true]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await whoTells([there])).toEqual([false]);
  expect(there.reported).toEqual(['1 goal 1-0']);
});

it('announces other events', async () => {
  const { tab } = aBrowser();
  const tabs = [tab('focused'), tab('hidden')];
  await whoTells(tabs, '1 goal 1-0');
  expect(await whoTells(tabs, '1 goal 2-0')).toEqual([true, false]);
});

it('speaks when the browser refuses locks', async () => {
  const refuse = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const claims = createClaims({ locks: refuse, channel: undefined, attention: () => 'focused' }, () => {});
  expect(await claims.claim('1 goal 1-0')).toBe(true);
});
