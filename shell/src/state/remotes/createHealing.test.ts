import { Subject } from 'rxjs';
import { createHealing } from './createHealing';
import { createRemotePart, type RemotePart } from './createRemotePart';

const BAD = '2.0.0-b';
const GOOD = '1.0.0-a';
const WITHDRAWN = { remote: 'mfe-scores', withdrawn: [BAD], reloads: [] };

/** A tab with a page and a slot of `mfe-scores`, both rendered. */
async function aTab({ running = BAD, isReloading = true, all = [] as unknown[] } = {}) {
  const did: string[] = [];
  const reports: string[] = [];
  const state = { isHidden: false, running };
  const [hidden$, look$] = [new Subject<void>(), new Subject<void>()];
  const aPart = () =>
    createRemotePart({
      load: async () => ({ kind: 'loaded', release: state.running, module: 'the module' }),
      onQuarantine: () => false,
    });
  const parts = new Map<string, RemotePart>([
    ['mfe-scores', aPart()],
    ['mfe-scores#FixBottom', aPart()],
    ['mfe-ads', aPart()],
  ]);
  const later: (() => void)[] = [];
  const healing = createHealing({
    remotes: {
      parts,
      async latest(remote) {
        did.push(`reads ${remote}`);
        state.running = GOOD;
        return undefined;
      },
      loader: {
        runningRelease: (remote) => (remote === 'mfe-scores' ? state.running : GOOD),
        quarantine: (release) => void did.push(`leaves ${release}`),
      },
    },
    fetchAll: async () => all,
    hidden$,
    look$,
    isHidden: () => state.isHidden,
    soon: (run) => void later.push(run),
    reloadFor(release) {
      if (isReloading) did.push(`reloads for ${release}`);
      return isReloading;
    },
    report: (error) => void reports.push(error.message),
  });
  const stop = healing.open();
  for (const part of parts.values()) part.open();
  await settled();
  const releaseOf = (key: string) => {
    const rendered = parts.get(key)?.state$.value;
    return rendered?.kind === 'ready' ? rendered.release : rendered?.kind;
  };
  const passTime = () => later.splice(0).forEach((run) => void run());
  return {
    healing,
    passTime,
    did,
    reports,
    state,
    hidden$,
    look$,
    stop,
    releaseOf,
    page: parts.get('mfe-scores'),
  };
}

/** Enough turns for what is received, read and loaded. */
async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

const LEFT = ['reads mfe-scores', `leaves ${BAD}`];

it('of a release that runs well is left when nobody looks: page and slots together, once, and no other remote', async () => {
  const { healing, did, hidden$, releaseOf } = await aTab();
  healing.hear(WITHDRAWN);
  await settled();
  expect(did).toEqual([]);
  hidden$.next();
  hidden$.next();
  await settled();
  expect(did).toEqual(LEFT);
  expect(['mfe-scores', 'mfe-scores#FixBottom'].map(releaseOf)).toEqual([GOOD, GOOD]);
  expect(releaseOf('mfe-ads')).toBe(BAD);
});

it('is left when the visitor opens another page', async () => {
  const { healing, did } = await aTab();
  healing.hear(WITHDRAWN);
  healing.onNavigated();
  await settled();
  expect(did).toEqual(LEFT);
});

it('is left within a minute where nobody looks, so that not all tabs load at once', async () => {
  const { healing, did, state, passTime } = await aTab();
  state.isHidden = true;
  healing.hear(WITHDRAWN);
  await settled();
  expect(did).toEqual([]);
  passTime();
  await settled();
  expect(did).toEqual(LEFT);
});

it('is not taken away under the eyes of who has come back meanwhile', async () => {
  const { healing, did, state, hidden$, passTime } = await aTab();
  state.isHidden = true;
  healing.hear(WITHDRAWN);
  state.isHidden = false;
  passTime();
  await settled();
  expect(did).toEqual([]);
  hidden$.next();
  await settled();
  expect(did).toEqual(LEFT);
});

it.each([
  ['has failed before', ['throw', 'hear']],
  ['fails later', ['hear', 'throw']],
])('is left at once where a part of it %s, and that is tried again', async (_, order) => {
  const { healing, did, page, releaseOf } = await aTab();
  for (const what of order) {
    if (what === 'throw') page?.onCrashed(new Error('a goal without a match'));
    else healing.hear(WITHDRAWN);
  }
  await settled();
  expect(did).toEqual(LEFT);
  expect(releaseOf('mfe-scores')).toBe(GOOD);
});

it('any other tab keeps its release', async () => {
  const { healing, did, hidden$ } = await aTab({ running: GOOD });
  healing.hear(WITHDRAWN);
  healing.hear({ ...WITHDRAWN, remote: 'mfe-ads' });
  hidden$.next();
  await settled();
  expect(did).toEqual([]);
});

it('is found by asking, among pointers that name nothing or cannot be read', async () => {
  const all = [{ remote: 'mfe-ads' }, 7, { schema: 9, remote: 'mfe-scores', withdrawn: [BAD] }];
  const { did, look$, state, passTime } = await aTab({ all });
  state.isHidden = true;
  look$.next();
  await settled();
  passTime();
  await settled();
  expect(did).toEqual(LEFT);
});

it('whose faults outlast its parts is left by loading the page again, and by parts where that cannot be', async () => {
  const reloading = { ...WITHDRAWN, reloads: [BAD] };
  const able = await aTab();
  able.healing.hear(reloading);
  expect(able.did).toEqual([]);
  able.hidden$.next();
  await settled();
  expect(able.did).toEqual([`reloads for ${BAD}`]);
  const unable = await aTab({ isReloading: false });
  unable.healing.hear(reloading);
  unable.hidden$.next();
  await settled();
  expect(unable.did).toEqual(LEFT);
});

it('what the hub says wrongly is reported, and changes nothing', async () => {
  const { healing, did, hidden$, reports } = await aTab();
  for (const odd of [undefined, 'mfe-scores', { ...WITHDRAWN, remote: '__proto__' }]) healing.hear(odd);
  hidden$.next();
  await settled();
  expect([did, reports.length]).toEqual([[], 3]);
});

it('ends with the page', async () => {
  const { healing, did, hidden$, stop } = await aTab();
  healing.hear(WITHDRAWN);
  stop();
  hidden$.next();
  healing.onNavigated();
  await settled();
  expect(did).toEqual([]);
});
