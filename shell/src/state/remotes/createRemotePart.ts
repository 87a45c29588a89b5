import { BehaviorSubject } from 'rxjs';
import { retryLater } from 'shared-kernel/state/retryLadder';
import { isMissingFile } from '../../domain/faults/loadFaultKind';
import type { LoadOutcome } from './createRemoteLoader';

/** A part of the page that a remote draws, as far as the shell knows it. */
export type PartState =
  | { kind: 'waiting' }
  /** `drawing` counts: a number that was not there before is a part to be drawn from nothing. */
  | { kind: 'ready'; module: unknown; release: string; drawing: number }
  | { kind: 'failed' }
  | { kind: 'unknownContract' }
  | { kind: 'off' };

/** A release that throws this soon after it was first drawn has failed at its start. */
const START_MS = 5_000;

/** A part that was drawn this long was sound: what happens next is a new trouble. */
const SOUND_MS = 60_000;

type Parts = {
  load: (options: { isRetry: boolean }) => Promise<LoadOutcome>;
  /** Told of a release that threw at its start; answers whether another may stand in for it. */
  onQuarantine: (release: string) => boolean;
  /** Told of whatever was thrown while the part was drawn. */
  onThrown?: (error: unknown, how: { release: string; isAtStart: boolean }) => void;
  /** Whether another release is live by now than this one, whose files are gone. */
  leave?: (release: string) => Promise<boolean>;
  now?: () => number;
};

const STAY = () => Promise.resolve(false);
const monotonic = () => performance.now();

/**
 * One module of one remote. It is loaded when first asked for, tried again quietly while it is looked at,
 * and drawn anew after it threw: a remote heals without a reload of the page.
 */
export function createRemotePart({ load, onQuarantine, onThrown, leave = STAY, now = monotonic }: Parts) {
  const state$ = new BehaviorSubject<PartState>({ kind: 'waiting' });
  let failures = 0;
  let stopWaiting = () => {};
  let loading: Promise<void> | undefined;
  let viewers = 0;
  let drawings = 0;
  let drawnAt = 0;
  const replaced = new Set<string>();
  /** At once for each release only once: what should take its place may fail as well, and lead back to it. */
  const mayReplace = (release: string): boolean => {
    const isFirst = !replaced.has(release);
    replaced.add(release);
    return isFirst;
  };
  const replace = () => {
    failures = 0;
    return start(true);
  };

  const start = (isRetry: boolean) => {
    stopWaiting();
    loading ??= load({ isRetry }).then(settle);
    return loading;
  };
  const settle = (outcome: LoadOutcome) => {
    loading = undefined;
    if (outcome.kind !== 'loaded') return fail(outcome);
    drawings += 1;
    drawnAt = now();
    state$.next({ kind: 'ready', module: outcome.module, release: outcome.release, drawing: drawings });
  };
  const fail = (state: PartState) => {
    state$.next(state);
    stopWaiting();
    if (viewers === 0) return;
    failures += 1;
    stopWaiting = retryLater(failures, () => void start(true));
  };

  return {
    state$,
    /** Loads without drawing, ahead of need. */
    preload: () => (state$.value.kind === 'waiting' ? start(false) : Promise.resolve()),
    /** Somebody looks at the part from now until the returned stop is called. */
    open() {
      if (viewers === 0) drawnAt = now();
      viewers += 1;
      if (state$.value.kind === 'waiting') void start(false);
      else if (state$.value.kind !== 'ready') void start(true);
      return () => {
        viewers -= 1;
        if (viewers === 0) stopWaiting();
      };
    },
    /** At once, because the visitor asked; resolves when the try is over. */
    async retry() {
      failures = 0;
      const underWay = loading;
      await start(true);
      // One that was under way began before the visitor had hope: it does not count.
      if (underWay && state$.value.kind === 'failed') await start(true);
    },
    /** The part threw while drawn. */
    onCrashed(error: unknown) {
      const state = state$.value;
      if (state.kind !== 'ready') return;
      const drawnForMs = now() - drawnAt;
      const isAtStart = drawnForMs < START_MS;
      onThrown?.(error, { release: state.release, isAtStart });
      if (drawnForMs > SOUND_MS) failures = 0;
      fail({ kind: 'failed' });
      if (isMissingFile(error))
        void leave(state.release).then((isLeft) => (isLeft && mayReplace(state.release) ? replace() : undefined));
      else if (isAtStart && onQuarantine(state.release) && mayReplace(state.release)) void replace();
    },
    /** A file of the release that runs is gone: where another is live it takes the place, and the page stays. */
    async onFileGone() {
      const state = state$.value;
      if (state.kind !== 'ready' || !(await leave(state.release)) || !mayReplace(state.release)) return;
      const outcome = await load({ isRetry: false });
      if (outcome.kind === 'loaded') settle(outcome);
    },
  };
}

export type RemotePart = ReturnType<typeof createRemotePart>;
