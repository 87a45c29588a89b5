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
  /** The browser lost its network. This comes long before the hub's timeout. */
  offline$: Observable<unknown>;
  /** Server time in unix seconds. */
  now: () => number;
  random: () => number;
  report: Report;
};

/**
 * The realtime connection: its state, and match updates as they arrive. The library tries four times to reconnect;
 * afterwards, and after a failed first start, a new session begins (see `hubRetries`). A new session also begins when
 * the visitor asks for it, when a wake-up interrupts the library's long delays, and when the browser goes offline.
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
    /** Starts at once instead of after the delay; has no effect while connected. */
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

/** Ends a session that waits for its next retry, so that another begins. */
class WaitCutShort extends Error {}

function decoded(message: unknown, report: Report): PushedUpdate | undefined {
  try {
    return decodeMatchUpdate(message, report);
  } catch (error) {
    report(toError(error));
    return undefined;
  }
}
