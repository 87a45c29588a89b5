import type { LoadOutcome } from './createRemoteLoader';
import { createRemotePart } from './createRemotePart';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const LOADED: LoadOutcome = { kind: 'loaded', release: '2.0.0-b', module: 'the module' };
const FAILED: LoadOutcome = { kind: 'failed' };

function aPart(outcomeOf: (attempt: number) => LoadOutcome, isOtherThere = false) {
  const attempts: { at: number; isRetry: boolean; isAhead: boolean | undefined }[] = [];
  const quarantined: string[] = [];
  const shown: string[] = [];
  const began = Date.now();
  const part = createRemotePart({
    async load({ isRetry, isAhead, onTry }) {
      attempts.push({ at: Date.now() - began, isRetry, isAhead });
      onTry('1.0.0-tried');
      return outcomeOf(attempts.length);
    },
    onShown: (release) => void shown.push(release),
    onQuarantine(release) {
      quarantined.push(release);
      return isOtherThere;
    },
  });
  return { part, attempts, quarantined, shown, kind: () => part.state$.value.kind };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

it('loads when first looked at, once, however often it is mounted', async () => {
  const { part, attempts, kind } = aPart(() => LOADED);
  part.open()();
  part.open();
  await settled();
  part.open();
  expect([attempts.length, kind()]).toEqual([1, 'ready']);
});

it('tries again quietly after 5, 20 and 60 s, and heals', async () => {
  const { part, attempts, kind } = aPart((attempt) => (attempt < 5 ? FAILED : LOADED));
  part.open();
  await jest.advanceTimersByTimeAsync(200_000);
  expect(attempts.map(({ at }) => at / 1_000)).toEqual([0, 5, 25, 85, 145]);
  expect(attempts.map(({ isRetry }) => isRetry)).toEqual([false, true, true, true, true]);
  expect(kind()).toBe('ready');
});

it('tries again when the visitor asks during a failing try', async () => {
  const { part, attempts, kind } = aPart((attempt) => (attempt < 2 ? FAILED : LOADED));
  void part.preload();
  await part.retry();
  expect([attempts.length, kind()]).toEqual([2, 'ready']);
});

it('does not retry while out of view, and at once when in view again', async () => {
  const { part, attempts } = aPart(() => FAILED);
  const stop = part.open();
  await settled();
  stop();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(attempts).toHaveLength(1);
  part.open();
  await settled();
  expect(attempts).toHaveLength(2);
});

it('tries at once when the visitor asks', async () => {
  const { part, kind } = aPart((attempt) => (attempt === 1 ? FAILED : LOADED));
  part.open();
  await settled();
  await part.retry();
  expect(kind()).toBe('ready');
});

it('is loaded ahead of need without being rendered, and not twice', async () => {
  const { part, attempts } = aPart(() => LOADED);
  await part.preload();
  part.open();
  await part.preload();
  expect(attempts).toHaveLength(1);
});

it('leaves a failed preload alone until the part is in view', async () => {
  const { part, attempts } = aPart(() => FAILED);
  await part.preload();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(attempts).toHaveLength(1);
  part.open();
  await settled();
  expect(attempts.map(({ isAhead }) => isAhead)).toEqual([true, false]);
});

it('reports no release while nobody looks, and each that was tried once somebody does', async () => {
  const { part, shown } = aPart(() => LOADED);
  await part.preload();
  expect(shown).toEqual([]);
  part.open();
  expect(shown).toEqual(['1.0.0-tried', '2.0.0-b']);
});

it('reports a release in view before it is there: one whose entry throws never is', () => {
  const { part, shown } = aPart(() => FAILED);
  part.open();
  expect(shown).toEqual(['1.0.0-tried']);
});

it('is mounted again after it threw', async () => {
  const { part, kind } = aPart(() => LOADED);
  part.open();
  await jest.advanceTimersByTimeAsync(30_000);
  part.onCrashed(new Error('a goal without a match'));
  expect(kind()).toBe('failed');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(part.state$.value).toMatchObject({ kind: 'ready', rendering: 2 });
});

it('waits longer each time it throws again', async () => {
  const { part, attempts } = aPart(() => LOADED);
  part.open();
  part.state$.subscribe(({ kind }) => kind === 'ready' && part.onCrashed(new Error('a goal without a match')));
  await jest.advanceTimersByTimeAsync(90_000);
  expect(attempts.map(({ at }) => at / 1_000)).toEqual([0, 5, 25, 85]);
});

it('asks for another release at once when one throws at its start, but not later', async () => {
  const { part, attempts, quarantined } = aPart(() => LOADED, true);
  part.open();
  await settled();
  part.onCrashed(new Error('a goal without a match'));
  await settled();
  expect([quarantined, attempts.length]).toEqual([['2.0.0-b'], 2]);
  await jest.advanceTimersByTimeAsync(6_000);
  part.onCrashed(new Error('a goal without a match'));
  await settled();
  expect([quarantined.length, attempts.length]).toEqual([1, 2]);
});

it('does not go round in circles when the one that should stand in cannot be had', async () => {
  const { part, attempts } = aPart(() => LOADED, true);
  part.open();
  // Without this bound a cycle would loop for ever instead of failing the test.
  const mayThrow = () => attempts.length < 50;
  part.state$.subscribe(
    ({ kind }) => kind === 'ready' && mayThrow() && part.onCrashed(new Error('a goal without a match')),
  );
  await jest.advanceTimersByTimeAsync(90_000);
  expect(attempts.map(({ at }) => at / 1_000)).toEqual([0, 0, 5, 25, 85]);
});

it.each(['threw', 'reported'])(
  'moves on from a release whose file is gone, and %s so, at once only once',
  async (how) => {
    const goneFile = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    let loads = 0;
    const part = createRemotePart({
      load: async () => {
        loads += 1;
        return LOADED;
      },
      onQuarantine: () => false,
      leave: async () => true,
    });
    part.open();
    part.state$.subscribe(({ kind }) => {
      if (kind === 'ready' && loads < 50) void (how === 'threw' ? part.onCrashed(goneFile) : part.onFileGone());
    });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(loads).toBe(2);
  },
);

it('gives way to the release that is live by now when a file of its own is gone, and only then', async () => {
  const state = { isNewerLive: false, loads: 0 };
  const part = createRemotePart({
    load: async () => {
      state.loads += 1;
      return LOADED;
    },
    onQuarantine: () => false,
    leave: async () => state.isNewerLive,
  });
  part.open();
  await settled();
  await part.onFileGone();
  expect(part.state$.value).toMatchObject({ kind: 'ready', rendering: 1 });
  state.isNewerLive = true;
  await part.onFileGone();
  expect([part.state$.value, state.loads]).toMatchObject([{ kind: 'ready', rendering: 2 }, 2]);
});

it('says of what was thrown whether that was at the start', async () => {
  const reported: unknown[] = [];
  const part = createRemotePart({
    load: async () => LOADED,
    onQuarantine: () => false,
    onThrown: (error, how) => void reported.push([String(error), how]),
  });
  part.open();
  await settled();
  part.onCrashed(new Error('no teams'));
  await jest.advanceTimersByTimeAsync(10_100);
  part.onCrashed(new Error('no teams'));
  expect(reported).toEqual([
    ['Error: no teams', { release: '2.0.0-b', isAtStart: true }],
    ['Error: no teams', { release: '2.0.0-b', isAtStart: false }],
  ]);
});

it('is swapped for what loads now, and stays where that does not', async () => {
  const state: { outcome: LoadOutcome } = { outcome: LOADED };
  const part = createRemotePart({ load: async () => state.outcome, onQuarantine: () => false });
  part.open();
  await settled();
  state.outcome = FAILED;
  await part.swap('2.0.0-b');
  expect(part.state$.value).toMatchObject({ kind: 'ready', release: '2.0.0-b', rendering: 1 });
  state.outcome = { ...LOADED, release: '1.0.0-a' };
  await part.swap('0.9.0-of-another');
  expect(part.state$.value).toMatchObject({ release: '2.0.0-b' });
  await part.swap('2.0.0-b');
  expect(part.state$.value).toMatchObject({ kind: 'ready', release: '1.0.0-a', rendering: 2 });
});

it('that has failed is tried at once when its release is left', async () => {
  const { part, attempts, kind } = aPart((attempt) => (attempt === 1 ? FAILED : LOADED));
  part.open();
  await settled();
  await part.swap('2.0.0-b');
  expect([attempts.length, kind()]).toEqual([2, 'ready']);
});
