import {
  BehaviorSubject,
  combineLatest,
  concat,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import {
  type ConnectionNotice,
  type Held,
  heldAfter,
  lossOf,
  NEVER_ASKED,
  withSilence,
} from '../../domain/connectionNotice';
import type { ShownAge } from './createShownAge';

/** Shorter losses are not shown. */
const PATIENCE_MS = 3_000;

/** How long the page shows that it is connected again. */
const BACK_MS = 3_000;

/** For so long the next page may load its matches. A notice that went meanwhile would be announced again. */
const PAGE_CHANGE_MS = 5_000;

const NONE: ConnectionNotice = { kind: 'none' };

/**
 * Turns the connection's states into the notice to show.
 *
 * @param age$ age of the matches on screen; snapshots renew them while the connection is lost
 * @param silentSince$ since when the site's source is silent, which matters where matches are on screen
 */
export function createConnectionNotice(
  connection$: Observable<ConnectionState>,
  age$: Observable<ShownAge>,
  silentSince$: Observable<number | undefined>,
) {
  const notice$ = new BehaviorSubject<ConnectionNotice>(NONE);
  const speaking$ = connection$.pipe(
    scan(heldAfter, NEVER_ASKED),
    distinctUntilChanged((a, b) => a.isHeld === b.isHeld && a.isAsked === b.isAsked),
    switchMap((held) => noticeOf(held, notice$.value, age$)),
  );
  const silent$ = combineLatest([silentSince$, hasMatches(age$)]).pipe(
    map(([since, has]) => (has ? since : undefined)),
    distinctUntilChanged(),
  );
  return {
    notice$,
    open() {
      const all$ = combineLatest([speaking$, silent$]).pipe(map(([notice, since]) => withSilence(notice, since)));
      const speaking = all$.subscribe((notice) => notice$.next(notice));
      return () => speaking.unsubscribe();
    },
  };
}

/** Whether the visitor is where matches are, also between two such pages. */
function hasMatches(age$: Observable<ShownAge>): Observable<boolean> {
  return age$.pipe(
    map(({ isShown }) => isShown),
    distinctUntilChanged(),
    switchMap((isShown) => (isShown ? of(true) : timer(PAGE_CHANGE_MS).pipe(map(() => false)))),
    startWith(false),
  );
}

function noticeOf(held: Held, shown: ConnectionNotice, age$: Observable<ShownAge>): Observable<ConnectionNotice> {
  if (held.isAsked && !held.isHeld)
    return timer(PATIENCE_MS).pipe(switchMap(() => age$.pipe(map((age) => lossOf(held, age)))));
  if (shown.kind !== 'lost' && shown.kind !== 'unreached') return of(NONE);
  return concat(of<ConnectionNotice>({ kind: 'back' }), timer(BACK_MS).pipe(map(() => NONE)));
}
