import { exhaustMap, filter, map, merge, type Observable, of, race, retry, Subject, tap, timer } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { decodeMatchUpdate, type PushedUpdate } from 'shared-kernel/protocol/matchUpdate';
import { RECONNECT_DELAYS_MS, startDelayMs, wakeDelayMs } from '../../domain/hubRetries';
import { createKnownScores } from './createKnownScores';
import type { LiveChannel } from './createLiveChannel';
import type { Hub } from './hub';
import { hubSession, type SessionEvent } from './hubSession';

type Parts = {
  channel: LiveChannel;
  build: () => Hub;
  wakeUp$: Observable<unknown>;
  /** The browser has lost its network: what looks connected is not, long before silence shows it. */
  offline$: Observable<unknown>;
  /** Server time in unix seconds. */
  now: () => number;
  random: () => number;
  report: Report;
};

/**
 * The realtime connection: match updates as they arrive, and its state. A lost connection is won back by the
 * library's four tries; after them, and after a failed first start, it begins anew (see `hubRetries`).
 * So it does when the visitor asks, or there is hope, in the long waits between the library's tries, and
 * when the browser says that its network is gone.
 */
export function createLiveStore({ channel, build, wakeUp$, offline$, now, random, report }: Parts) {
  const { live$, snapshot$, connection$ } = channel;
  const known = createKnownScores();
  const askedAgain$ = new Subject<void>();
  let retriesUsed = 0;

  const enter = (kind: ConnectionState['kind']) => {
    if (kind !== connection$.value.kind) connection$.next({ kind, since: now() });
  };
  const onEvent = (event: SessionEvent) => {
    switch (event.kind) {
      case 'state':
        if (event.state === 'connected') retriesUsed = RECONNECT_DELAYS_MS.length;
        return enter(event.state);
      case 'message':
        return publish(event.message);
    }
  };
  const publish = (message: unknown) => {
    const update = decoded(message, report);
    const whole = update && known.complete(update);
    if (whole) live$.next(whole);
  };
  const hope$ = merge(askedAgain$, wakeUp$.pipe(exhaustMap(() => timer(wakeDelayMs(random())))));
  const lost$ = offline$.pipe(
    filter(() => connection$.value.kind === 'connected'),
    tap(() => enter('reconnecting')),
  );
  const hoped$ = hope$.pipe(filter(() => connection$.value.kind === 'reconnecting'));
  const cutShort$ = merge(lost$, hoped$).pipe(
    map(() => {
      throw new WaitCutShort();
    }),
  );
  const beforeNextStart = (error: unknown) => {
    if (error instanceof WaitCutShort) {
      retriesUsed = 0;
      return of(undefined);
    }
    report(toError(error));
    enter('disconnected');
    const planned$ = timer(startDelayMs(retriesUsed, random()));
    retriesUsed += 1;
    return race(planned$, hope$);
  };

  return {
    /** Starts at once instead of after the planned wait; means nothing while connected. */
    tryNow: () => askedAgain$.next(),
    open() {
      const learning = snapshot$.subscribe(({ matches }) => known.load(matches));
      const connection = merge(hubSession(build), cutShort$)
        .pipe(retry({ delay: beforeNextStart }))
        .subscribe(onEvent);
      return () => {
        enter('disconnecting');
        connection.unsubscribe();
        learning.unsubscribe();
        enter('disconnected');
      };
    },
  };
}

/** Ends a session that waits for its next try, so that another begins. */
class WaitCutShort extends Error {}

function decoded(message: unknown, report: Report): PushedUpdate | undefined {
  try {
    return decodeMatchUpdate(message, report);
  } catch (error) {
    report(toError(error));
    return undefined;
  }
}
