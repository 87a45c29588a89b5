import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import { aPointer, aRelease } from '../../testing/pointers';
import { createPointerStore } from './createPointerStore';

const first = aPointer();
const next = aPointer({ live: aRelease({ release: '2.0.0-b' }) });

function aStore(
  fetchOne: () => Promise<RemotePointer>,
  pointers: [RemoteName, RemotePointer][] = [['mfe-scores', first]],
) {
  const clock = { now: 0 };
  const reports: string[] = [];
  const asked: RemoteName[] = [];
  const store = createPointerStore(
    new Map(pointers),
    (remote) => {
      asked.push(remote);
      return fetchOne();
    },
    (error) => void reports.push(error.message),
    () => clock.now,
  );
  return { store, clock, reports, asked };
}

it('takes the pointer that came with the page while it is fresh', async () => {
  const { store, asked } = aStore(async () => next);
  expect(await store.latest('mfe-scores', { isRetry: false })).toBe(first);
  expect(asked).toEqual([]);
});

it('follows a release made after the page was opened', async () => {
  const { store, clock } = aStore(async () => next);
  clock.now = 60_001;
  expect(await store.latest('mfe-scores', { isRetry: false })).toBe(next);
  expect(store.pointers$.value.get('mfe-scores')).toBe(next);
});

it('asks again for a retry, and keeps the old pointer when there is no answer', async () => {
  const { store, reports } = aStore(() => Promise.reject(new Error('GET /live/mfe-scores.json: offline')));
  expect(await store.latest('mfe-scores', { isRetry: true })).toBe(first);
  expect(reports).toEqual(['pointer-unreachable (mfe-scores): GET /live/mfe-scores.json: offline']);
});

it('asks for a pointer that could not be read', async () => {
  const { store } = aStore(async () => next, []);
  expect(await store.latest('mfe-scores', { isRetry: false })).toBe(next);
});

it('says nothing when the pointer did not change', async () => {
  const { store } = aStore(async () => aPointer());
  const onPointers = jest.fn();
  store.pointers$.subscribe(onPointers);
  await store.latest('mfe-scores', { isRetry: true });
  expect(onPointers).toHaveBeenCalledTimes(1);
});
