import { BehaviorSubject } from 'rxjs';
import type { Clock } from '../contract/shell';
import type { Report } from '../decode/decode';
import { toError } from '../decode/toError';
import { LOADING, type Loaded } from './loaded';
import { oneAtATime } from './oneAtATime';
import type { Retry } from './retryLadder';

type Options<T> = {
  /** Whatever it throws is a failure, unless its signal has fired. */
  load: (signal: AbortSignal) => Promise<T>;
  report: Report;
  /** When what failed is tried again by itself while somebody looks; without it, when somebody asks. */
  retry?: Retry;
  /** By it `refresh` knows the age of what is known. */
  clock?: Pick<Clock, 'now'>;
};

export type Resource<T> = {
  readonly state$: BehaviorSubject<Loaded<T>>;
  /** Somebody looks until the function it returns is called; with the last one loading stops. */
  follow(): () => void;
  /** The same, and what is not there is loaded. */
  open(): () => void;
  /** Loads now; what is known stays until then. */
  reload(): void;
  /** Loads now, and says so, because the visitor asked. */
  retry(): void;
  /** Loads anew what is older than a minute while somebody looks. */
  refresh(): void;
};

/** Seconds after which something may be loaded anew: a tab may be open for a whole evening. */
export const FRESH_SECONDS = 60;

/** Something that is loaded, kept, and loaded again: one request at a time, each failure reported. */
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
  // Either way: the first answer may correct the device's clock, which was ahead until then.
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
