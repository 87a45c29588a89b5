import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import { takenPointer } from '../../domain/takenPointer';
import { aPointer, aRelease } from '../../testing/pointers';
import { createPointerStore } from './createPointerStore';
import type { LiveSet } from './readPointers';

const first = aPointer();
const next = aPointer({ live: aRelease({ release: '2.0.0-b' }) });

function aStore(
  fetchOne: () => Promise<RemotePointer>,
  pointers: [RemoteName, RemotePointer][] = [['mfe-scores', first]],
  fetchAll: () => Promise<LiveSet> = () => Promise.reject(new Error('offline')),
) {
  const clock = { now: 0 };
  const reports: string[] = [];
  const asked: RemoteName[] = [];
  const store = createPointerStore(
    { pointers: new Map(pointers), isAnyUnread: pointers.length === 0 },
    {
      fetchOne(remote) {
        asked.push(remote);
        return fetchOne();
      },
      fetchAll,
    },
    (error) => void reports.push(error.message),
    (pointer) => takenPointer(pointer, () => 7),
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

it('goes by a candidate that this browser takes, from whichever answer it comes', async () => {
  const candidate = { share: 100, since: 'now', release: aRelease({ release: '3.0.0-c' }) };
  const withCandidate = aPointer({ candidate });
  const all: LiveSet = { pointers: new Map([['mfe-scores', withCandidate]]), isAnyUnread: false };
  const { store } = aStore(
    async () => withCandidate,
    [['mfe-scores', withCandidate]],
    async () => all,
  );
  const live = () => store.pointers$.value.get('mfe-scores')?.live.release;
  expect(live()).toBe('3.0.0-c');
  await store.latest('mfe-scores', { isRetry: true });
  expect(live()).toBe('3.0.0-c');
  await store.readAll();
  expect(live()).toBe('3.0.0-c');
});

it('says nothing when the pointer did not change', async () => {
  const { store } = aStore(async () => aPointer());
  const onPointers = jest.fn();
  store.pointers$.subscribe(onPointers);
  await store.latest('mfe-scores', { isRetry: true });
  expect(onPointers).toHaveBeenCalledTimes(1);
});

it('reads all again for one that could not be read, and keeps what still cannot be had', async () => {
  const ads = aPointer({ remote: 'mfe-ads' });
  const answers: LiveSet[] = [
    { pointers: new Map([['mfe-ads', ads]]), isAnyUnread: true },
    { pointers: new Map([['mfe-scores', next]]), isAnyUnread: false },
  ];
  const { store } = aStore(
    async () => next,
    [],
    async () => answers.shift() ?? { pointers: new Map(), isAnyUnread: true },
  );
  expect(store.isAnyUnread()).toBe(true);
  await store.readAll();
  expect([[...store.pointers$.value.keys()], store.isAnyUnread()]).toEqual([['mfe-ads'], true]);
  await store.readAll();
  expect([[...store.pointers$.value.keys()], store.isAnyUnread()]).toEqual([['mfe-ads', 'mfe-scores'], false]);
});
