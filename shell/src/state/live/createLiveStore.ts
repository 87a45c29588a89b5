import {
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  race,
  retry,
  Subject,
  Subscription,
  tap,
  timer,
} from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { RECONNECT_DELAYS_MS, startDelayMs, wakeDelayMs } from '../../domain/hubRetries';
import type { WantedLanes } from '../../domain/wantedLanes';
import { createFollowing } from './createFollowing';
import type { LiveChannel } from './createLiveChannel';
import type { HubClient } from './hubClient';
import { hubSession, type SessionEvent } from './hubSession';

type Deps = {
  channel: LiveChannel;
  build: () => HubClient;
  /** What the page wants to follow. */
  wanted$: Observable<WantedLanes>;
  /** Loads a match whole. */
  loadMatch: (id: MatchId) => Promise<readonly Match[]>;
  wakeUp$: Observable<unknown>;
  /** The browser lost its network. This comes long before the hub's timeout. */
  offline$: Observable<unknown>;
  /** Server time in unix seconds. */
  now: () => number;
  random: () => number;
  report: Report;
  /** Hears that a release was withdrawn. */
  onReleased: (message: unknown) => void;
  /** Hears since when the site's source of matches is silent, if it is. */
  onSilence: (message: unknown) => void;
};

/**
 * The realtime connection: its state, and what it sends the store of matches. The library tries four times to reconnect;
 * afterwards, and after a failed first start, a new session begins (see `hubRetries`). A new session also begins when
 * the visitor asks for it, when a wake-up interrupts the library's long delays, and when the browser goes offline.
 */
export function createLiveStore({ onReleased, onSilence, ...deps }: Deps) {
  const { channel, build, wanted$, loadMatch, wakeUp$, offline$, now, random, report } = deps;
  const { store, connection$ } = channel;
  const following = createFollowing({ store, loadMatch, random, report });
  const askedAgain$ = new Subject<void>();
  let retriesUsed = 0;

  const enter = (kind: ConnectionState['kind'], isInSync?: boolean) => {
    const before = connection$.value;
    const isSame = kind === before.kind;
    // Each time that the page is not in sync it has missed something more.
    if (isSame && isInSync === before.isInSync && isInSync !== false) return;
    const since = isSame ? before.since : now();
    connection$.next(isInSync === undefined ? { kind, since } : { kind, since, isInSync });
  };
  const onEvent = (event: SessionEvent) => {
    switch (event.kind) {
      case 'waiting':
        following.lost();
        return enter(event.state);
      case 'connected':
        retriesUsed = RECONNECT_DELAYS_MS.length;
        return following.begin(event.line);
      case 'changes':
        return following.changes(event.frame);
      case 'message':
        return following.message(event.message);
      case 'released':
        return onReleased(event.message);
      case 'silence':
        return onSilence(event.message);
    }
  };
  const retryNow$ = merge(askedAgain$, wakeUp$.pipe(exhaustMap(() => timer(wakeDelayMs(random())))));
  const wentOffline$ = offline$.pipe(filter(() => connection$.value.kind !== 'disconnected'));
  const lost$ = merge(wentOffline$, following.dead$).pipe(
    tap(() => {
      following.lost();
      enter('reconnecting');
    }),
  );
  const wokenWhileWaiting$ = retryNow$.pipe(filter(() => connection$.value.kind === 'reconnecting'));
  const interrupted$ = merge(lost$, wokenWhileWaiting$).pipe(
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
    following.lost();
    enter('disconnected');
    const planned$ = timer(startDelayMs(retriesUsed, random()));
    retriesUsed += 1;
    return race(planned$, retryNow$);
  };

  return {
    /** Starts at once instead of after the delay; has no effect while connected. */
    tryNow: () => askedAgain$.next(),
    open() {
      const running = new Subscription();
      running.add(following.isInSync$.subscribe((isInSync) => enter('connected', isInSync)));
      running.add(wanted$.subscribe(following.want));
      running.add(
        merge(hubSession(build), interrupted$)
          .pipe(retry({ delay: beforeNextStart }))
          .subscribe(onEvent),
      );
      return () => {
        enter('disconnecting');
        running.unsubscribe();
        following.lost();
        enter('disconnected');
      };
    },
  };
}

/** Ends a session that waits for its next retry, so that another begins. */
class WaitCutShort extends Error {}
