import { BehaviorSubject, concat, distinctUntilChanged, map, type Observable, of, scan, switchMap, timer } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { type ConnectionNotice, type Held, heldAfter, NEVER_ASKED } from '../../domain/connectionNotice';

/** A short loss heals by itself; the page only speaks of one that lasts. */
const PATIENCE_MS = 3_000;

/** How long the page says that it is connected again. */
const BACK_MS = 3_000;

const NONE: ConnectionNotice = { kind: 'none' };

/**
 * What the page says about its connection, from the connection's states.
 *
 * @param hasData whether anything on the page came from a snapshot
 */
export function createConnectionNotice(connection$: Observable<ConnectionState>, hasData: () => boolean) {
  const notice$ = new BehaviorSubject<ConnectionNotice>(NONE);
  const speaking$ = connection$.pipe(
    scan(heldAfter, NEVER_ASKED),
    distinctUntilChanged((a, b) => a.isHeld === b.isHeld && a.isAsked === b.isAsked),
    switchMap((held) => noticeOf(held, notice$.value, hasData)),
  );
  return {
    notice$,
    open() {
      const speaking = speaking$.subscribe((notice) => notice$.next(notice));
      return () => speaking.unsubscribe();
    },
  };
}

function noticeOf(held: Held, shown: ConnectionNotice, hasData: () => boolean): Observable<ConnectionNotice> {
  if (held.isAsked && !held.isHeld) return timer(PATIENCE_MS).pipe(map(() => lossOf(held, hasData())));
  if (shown.kind !== 'lost' && shown.kind !== 'unreached') return of(NONE);
  return concat(of<ConnectionNotice>({ kind: 'back' }), timer(BACK_MS).pipe(map(() => NONE)));
}

function lossOf({ wasHeld, since }: Held, hasData: boolean): ConnectionNotice {
  return wasHeld || hasData ? { kind: 'lost', since } : { kind: 'unreached' };
}
