import type { RemotePointer } from 'shared-kernel/contract/pointer';
import { Fault } from '../../domain/faults/fault';
import { aPointer, aRelease } from '../../testing/pointers';
import type { Federation } from './createFederation';
import { createPointerStore } from './createPointerStore';
import { createRemoteLoader } from './createRemoteLoader';

const live = aRelease({ release: '2.0.0-b' });
const previous = aRelease({ release: '1.0.0-a' });
const FIRST = { isRetry: false, onTry() {} };

function aLoader(
  pointer: RemotePointer | undefined,
  load: Federation['load'],
  fetchOne: () => Promise<RemotePointer> = () => Promise.reject(new Error('no pointer')),
) {
  const reports: string[] = [];
  const report = (error: Error) => void reports.push(error.message);
  const live = { pointers: new Map(pointer ? [[pointer.remote, pointer] as const] : []), isAnyUnread: false };
  const store = createPointerStore(live, { fetchOne, fetchAll: async () => live }, report, (one) => one);
  const loads: string[] = [];
  const federation: Federation = {
    load(remote, release, module) {
      loads.push(`${release.release} ${module}`);
      return load(remote, release, module);
    },
  };
  return { loader: createRemoteLoader(store, federation, report), loads, reports };
}

const works: Federation['load'] = async (_, release, module) => `${module} of ${release.release}`;
const brokenLive: Federation['load'] = async (remote, release, module) => {
  if (release === live) throw new Error('404');
  return works(remote, release, module);
};

it('loads the live release', async () => {
  const { loader } = aLoader(aPointer({ live, previous }), works);
  expect(await loader.load('mfe-scores', 'App', FIRST)).toEqual({
    kind: 'loaded',
    release: '2.0.0-b',
    module: 'App of 2.0.0-b',
  });
});

it('falls back to the release before, says why, and stays with it', async () => {
  const { loader, loads, reports } = aLoader(aPointer({ live, previous }), brokenLive);
  expect(await loader.load('mfe-scores', 'App', FIRST)).toMatchObject({ release: '1.0.0-a' });
  expect(await loader.load('mfe-scores', 'Slots', FIRST)).toMatchObject({ release: '1.0.0-a' });
  expect(loads).toEqual(['2.0.0-b App', '1.0.0-a App', '1.0.0-a Slots']);
  expect(reports).toEqual(['module-threw (mfe-scores 2.0.0-b ./App): 404']);
});

it('fails when no release loads', async () => {
  const { loader } = aLoader(aPointer({ live }), () => Promise.reject(new Error('404')));
  expect(await loader.load('mfe-scores', 'App', FIRST)).toEqual({ kind: 'failed' });
});

it("says nothing of adverts that did not arrive: a content blocker is the visitor's own choice", async () => {
  const blocked = () => Promise.reject(new Fault('files-blocked', new TypeError('Failed to fetch')));
  const adverts = aLoader(aPointer({ live: aRelease({ slots: ['FixBottom'] }) }), blocked);
  expect(await adverts.loader.load('mfe-scores', 'Slots', FIRST)).toEqual({ kind: 'failed' });
  expect(adverts.reports).toEqual([]);
  await adverts.loader.load('mfe-scores', 'App', FIRST);
  expect(adverts.reports).toEqual(['files-blocked (mfe-scores 1.0.0-a ./App): Failed to fetch']);
  await adverts.loader.load('mfe-scores', 'App', { ...FIRST, isAhead: true });
  expect(adverts.reports).toHaveLength(1);
});

it('refuses a contract it does not know, and names it', async () => {
  const { loader, loads, reports } = aLoader(aPointer({ live: aRelease({ contract: 7 }) }), works);
  expect(await loader.load('mfe-scores', 'App', FIRST)).toEqual({ kind: 'unknownContract' });
  expect([loads, reports]).toEqual([[], ['contract-unknown (mfe-scores): needs 7; this shell knows 2']]);
});

it('loads nothing of a remote that is off, or whose pointer cannot be had', async () => {
  const off = aLoader(aPointer({ state: 'off' }), works);
  expect(await off.loader.load('mfe-scores', 'App', FIRST)).toEqual({ kind: 'off' });
  const unread = aLoader(undefined, works);
  expect(await unread.loader.load('mfe-scores', 'App', FIRST)).toEqual({ kind: 'failed' });
  expect([off.loads, unread.loads]).toEqual([[], []]);
});

it('shares one attempt among slots that ask at once', async () => {
  const { loader, loads } = aLoader(aPointer({ live }), works);
  await Promise.all([1, 2, 3].map(() => loader.load('mfe-scores', 'Slots', FIRST)));
  expect(loads).toHaveLength(1);
});

it('replaces a release that failed at its start by the one before', async () => {
  const { loader } = aLoader(aPointer({ live, previous }), works);
  await loader.load('mfe-scores', 'App', FIRST);
  loader.quarantine(live.release);
  expect(loader.hasOther('mfe-scores')).toBe(true);
  expect(await loader.load('mfe-scores', 'App', FIRST)).toMatchObject({ release: '1.0.0-a' });
  loader.quarantine(previous.release);
  expect(loader.hasOther('mfe-scores')).toBe(false);
});

it('moves on to what is live by now when its own release cannot be had any more', async () => {
  const pruned: Federation['load'] = async (remote, release, module) => {
    if (release === live && module === 'Slots') throw new Error('404');
    return works(remote, release, module);
  };
  const newest = aRelease({ release: '3.0.0-c' });
  const { loader, loads } = aLoader(aPointer({ live }), pruned, async () => aPointer({ live: newest, previous: live }));
  await loader.load('mfe-scores', 'App', FIRST);
  expect(await loader.load('mfe-scores', 'Slots', FIRST)).toMatchObject({ kind: 'loaded', release: '3.0.0-c' });
  expect(loads).toEqual(['2.0.0-b App', '2.0.0-b Slots', '3.0.0-c Slots']);
});

it('leaves a release only for another one', async () => {
  const { loader } = aLoader(aPointer({ live }), works, async () => aPointer({ live }));
  await loader.load('mfe-scores', 'App', FIRST);
  expect(await loader.leave('mfe-scores', live.release)).toBe(false);
  expect(loader.runningRelease('mfe-scores')).toBe(live.release);
});

it('gives up after eight seconds, so that the visitor sees an error', async () => {
  jest.useFakeTimers();
  const { loader, reports } = aLoader(aPointer({ live }), () => new Promise(() => {}));
  const outcome = loader.load('mfe-scores', 'App', FIRST);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await outcome).toEqual({ kind: 'failed' });
  expect(reports).toEqual(['load-slow (mfe-scores ./App): not there within 8000 ms']);
  jest.useRealTimers();
});
