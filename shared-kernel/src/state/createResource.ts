import { BehaviorSubject } from 'rxjs';
import type { Clock } from '../contract/shell';
import type { Report } from '../decode/decode';
import { toError } from '../decode/toError';
import { LOADING, type Loaded } from './loaded';
import { oneAtATime } from './oneAtATime';
import type { Retry } from './retryLadder';

type Options<T> = {
  /** Anything it throws is a failure, unless its signal has fired. */
  load: (signal: AbortSignal) => Promise<T>;
  report: Report;
  /** Schedules retries while the resource is in use; by default only callers retry. */
  retry?: Retry;
  /** Lets `refresh` know the age of the value. */
  clock?: Pick<Clock, 'now'>;
};

export type Resource<T> = {
  readonly state$: BehaviorSubject<Loaded<T>>;
  /** Marks the resource as in use until the returned function is called; after the last one loading stops. */
  follow(): () => void;
  /** Like `follow`, and loads the value if it is missing. */
  open(): () => void;
  /** Loads now; the old value stays until then. */
  reload(): void;
  /** Loads now and shows that it is loading, because the visitor asked. */
  retry(): void;
  /** Loads a value older than a minute again, if the resource is in use. */
  refresh(): void;
};

/** Seconds after which a value may be loaded again: a tab may be open for a whole evening. */
export const FRESH_SECONDS = 60;

/** A value that is loaded, kept, and loaded again: one request at a time, each failure reported. */
export function createResource<T>({ load, report, retry, clock }: Options<T>): Resource<T> {
  const state$ = new BehaviorSubject<Loaded<T>>(LOADING);
  let users = 0;
  let failures = 0;
  let askedAt = 0;
  let stopWaiting = () => {};

  const work = oneAtATime(async (signal) => {
    stopWaiting();
    askedAt = clock?.now() ?? 0;
    try {
      const value = await load(signal);
      if (signal.aborted) return;
      failures = 0;
      state$.next({ kind: 'loaded', value });
    } catch (thrown) {
      if (!signal.aborted) fail(toError(thrown));
    }
  });
  const fail = (error: Error) => {
    failures += 1;
    report(error);
    state$.next({ kind: 'failed', value: state$.value.value, error });
    if (retry && users > 0) stopWaiting = retry(failures, work.run);
  };
  const loadVisibly = () => {
    if (state$.value.kind !== 'loading') state$.next({ kind: 'loading', value: state$.value.value });
    work.run();
  };
  // In either direction: the first answer may correct a device's clock that was ahead.
  const isOld = () => clock !== undefined && Math.abs(clock.now() - askedAt) >= FRESH_SECONDS;

  const follow = () => {
    users += 1;
    return () => {
      users -= 1;
      if (users > 0) return;
      stopWaiting();
      work.stop();
    };
  };

  return {
    state$,
    follow,
    open() {
      const stop = follow();
      if (users === 1 && state$.value.kind !== 'loaded') loadVisibly();
      return stop;
    },
    reload: work.run,
    retry: loadVisibly,
    refresh() {
      if (users > 0 && state$.value.kind !== 'loading' && isOld()) work.run();
    },
  };
}
