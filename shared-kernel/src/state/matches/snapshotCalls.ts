import {
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  NEVER,
  type Observable,
  skip,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { ConnectionState } from '../../contract/connectionState';
import type { MatchWindow } from '../../contract/matches';
import type { Clock } from '../../contract/shell';
import { queryText } from '../../http/query';

/** Answers may be cached for a second and nodes may lag one: the second snapshot closes every gap (M10). */
const SECOND_LOOK_MS = 3000;

/** A tab hidden for longer than this loads a new snapshot when it is visible again (M3). */
const LONG_HIDDEN_SECONDS = 5 * 60;

type Deps = { clock: Clock; connection$: Observable<ConnectionState> };

/**
 * When the board needs a snapshot beyond the first one: after each connect that finds it behind, when the window's request changes (the live
 * one's does so each hour), and after a long absence.
 */
export function snapshotCalls({ clock, connection$ }: Deps, window: MatchWindow): Observable<unknown> {
  return merge(afterConnect$(connection$), windowChanged$(clock, window), returned$(clock, connection$));
}

/** A page that is in sync has missed nothing. Where the hub cannot say whether it is, two snapshots follow each such connect. */
function afterConnect$(connection$: Observable<ConnectionState>): Observable<unknown> {
  return connection$.pipe(
    map(({ kind, isInSync }) => kind !== 'connected' || isInSync),
    distinctUntilChanged((before, now) => before === now && now !== false),
    switchMap((needsNone, index) => {
      if (needsNone) return NEVER;
      // Connected from the start: the first snapshot is already loading, so only the second is left.
      return index === 0 ? timer(SECOND_LOOK_MS) : timer(0, SECOND_LOOK_MS).pipe(take(2));
    }),
  );
}

function windowChanged$(clock: Clock, window: MatchWindow): Observable<unknown> {
  return clock.second$.pipe(
    map((now) => queryText(window(now).query)),
    distinctUntilChanged(),
    skip(1),
  );
}

/** A page that is in sync gets what it missed during an absence over the connection itself. */
function returned$(clock: Clock, connection$: Observable<ConnectionState>): Observable<unknown> {
  let hiddenAt: number | undefined = document.hidden ? clock.now() : undefined;
  return fromEvent(document, 'visibilitychange').pipe(
    map(() => {
      const absence = hiddenAt === undefined ? 0 : clock.now() - hiddenAt;
      hiddenAt = document.hidden ? clock.now() : undefined;
      return document.hidden ? 0 : absence;
    }),
    filter((absence) => absence > LONG_HIDDEN_SECONDS),
    switchMap(() => connection$.pipe(take(1))),
    filter(({ isInSync }) => !isInSync),
  );
}
