import { BehaviorSubject } from 'rxjs';
import { retryLater } from 'shared-kernel/state/retryLadder';
import { isMissingFile } from '../../domain/faults/loadFaultKind';
import type { LoadOptions, LoadOutcome } from './createRemoteLoader';

/** A part of the page that a remote renders, as the shell sees it. */
export type PartState =
  | { kind: 'waiting' }
  /** `rendering` is a counter: a new number means that the part is mounted again. */
  | { kind: 'ready'; module: unknown; release: string; rendering: number }
  | { kind: 'failed' }
  | { kind: 'unknownContract' }
  | { kind: 'off' };

/** A release that throws this soon after its first render failed at its start, in milliseconds. */
const START_MS = 5_000;

/** A part that ran this long counts as sound: a later error is a new one. */
const SOUND_MS = 60_000;

type Deps = {
  load: (options: LoadOptions) => Promise<LoadOutcome>;
  /** Called for each release that begins to load while the part is in view, or that is there when it comes into view. */
  onShown?: (release: string) => void;
  /** Called for a release that threw at its start; returns whether another may replace it. */
  onQuarantine: (release: string) => boolean;
  /** Called for every error that the mounted part threw. */
  onThrown?: (error: unknown, how: { release: string; isAtStart: boolean }) => void;
  /** Called for a release whose files are gone; resolves to whether another one is live, whose modules are loaded from then on. */
  leave?: (release: string) => Promise<boolean>;
  now?: () => number;
};

const STAY = () => Promise.resolve(false);
const monotonic = () => performance.now();

/**
 * One module of one remote. It is loaded on first use, retried silently while it is in view, and mounted again after it
 * threw: a remote recovers without a reload of the page.
 */
export function createRemotePart({ load, onShown, onQuarantine, onThrown, leave = STAY, now = monotonic }: Deps) {
  const state$ = new BehaviorSubject<PartState>({ kind: 'waiting' });
  let failures = 0;
  let stopWaiting = () => {};
  let loading: Promise<void> | undefined;
  let viewers = 0;
  let renderings = 0;
  let renderedAt = 0;
  const replaced = new Set<string>();
  /** Releases of which nothing was in view yet. */
  const unseen = new Set<string>();
  const onTry = (release: string) => {
    unseen.add(release);
    if (viewers > 0) reportShown();
  };
  const reportShown = () => {
    if (onShown) unseen.forEach(onShown);
    unseen.clear();
  };
  /** Whether this release may be replaced at once: only the first time, as its replacement may fail, too, and lead back to it. */
  const mayReplace = (release: string): boolean => {
    const isFirst = !replaced.has(release);
    replaced.add(release);
    return isFirst;
  };
  const replace = () => {
    failures = 0;
    return start(true);
  };

  const start = (isRetry: boolean, isAhead = false) => {
    stopWaiting();
    loading ??= load({ isRetry, isAhead, onTry }).then(settle);
    return loading;
  };
  const settle = (outcome: LoadOutcome) => {
    loading = undefined;
    if (outcome.kind !== 'loaded') return fail(outcome);
    // Another part may have begun to load it.
    onTry(outcome.release);
    renderings += 1;
    renderedAt = now();
    state$.next({ kind: 'ready', module: outcome.module, release: outcome.release, rendering: renderings });
  };
  const fail = (state: PartState) => {
    state$.next(state);
    stopWaiting();
    if (viewers === 0) return;
    failures += 1;
    stopWaiting = retryLater(failures, () => void start(true));
  };

  /** Retries at once, because the visitor asked; resolves when the try is over. */
  const retry = async () => {
    failures = 0;
    const underWay = loading;
    await start(true);
    // An attempt from before the visitor's request does not count.
    if (underWay && state$.value.kind === 'failed') await start(true);
  };

  /** Replaces this release by the one that loads now; what is rendered stays until that is there. */
  const swap = async (release: string) => {
    const state = state$.value;
    if (state.kind === 'failed') return retry();
    if (state.kind !== 'ready' || state.release !== release) return;
    const outcome = await load({ isRetry: false, onTry });
    if (outcome.kind === 'loaded') settle(outcome);
  };

  return {
    state$,
    /** Loads without rendering. */
    preload: () => (state$.value.kind === 'waiting' ? start(false, true) : Promise.resolve()),
    /** The part is in view until the returned function is called. */
    open() {
      if (viewers === 0) renderedAt = now();
      viewers += 1;
      reportShown();
      if (state$.value.kind === 'waiting') void start(false);
      else if (state$.value.kind !== 'ready') void start(true);
      return () => {
        viewers -= 1;
        if (viewers === 0) stopWaiting();
      };
    },
    retry,
    onCrashed(error: unknown) {
      const state = state$.value;
      if (state.kind !== 'ready') return;
      const renderedForMs = now() - renderedAt;
      const isAtStart = renderedForMs < START_MS;
      onThrown?.(error, { release: state.release, isAtStart });
      if (renderedForMs > SOUND_MS) failures = 0;
      fail({ kind: 'failed' });
      if (isMissingFile(error))
        void leave(state.release).then((isLeft) => (isLeft && mayReplace(state.release) ? replace() : undefined));
      else if (isAtStart && onQuarantine(state.release) && mayReplace(state.release)) void replace();
    },
    swap,
    /** A file of the running release is gone: if another release is live, it replaces this one without a reload. */
    async onFileGone() {
      const state = state$.value;
      if (state.kind === 'ready' && (await leave(state.release)) && mayReplace(state.release))
        await swap(state.release);
    },
  };
}

export type RemotePart = ReturnType<typeof createRemotePart>;
