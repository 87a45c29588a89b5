import {
  combineLatest,
  distinctUntilChanged,
  fromEvent,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { isSameWanted, type WantedLanes, wantedLanes } from '../../domain/wantedLanes';
import type { ShownAge } from './createShownAge';

/** A tab that is hidden for less than this stays awake, in milliseconds. */
const ASLEEP_MS = 30_000;

type Uses = {
  document: Document;
  shown$: Observable<ShownAge>;
  arePricesShown$: Observable<boolean>;
  settings$: Observable<UserSettings>;
  /** Whether the browser asks to save data. */
  savesData: () => boolean;
};

/** What the page wants of the hub as it is used now. */
export function wantedLanes$({
  document,
  shown$,
  arePricesShown$,
  settings$,
  savesData,
}: Uses): Observable<WantedLanes> {
  const isSaving$ = settings$.pipe(map(({ save_data }) => save_data ?? savesData()));
  return combineLatest([asleep$(document), shown$, isSaving$, arePricesShown$]).pipe(
    map(([isAsleep, { isShown: areMatchesShown }, isSaving, arePricesShown]) =>
      wantedLanes({ isAsleep, areMatchesShown, isSaving, arePricesShown }),
    ),
    distinctUntilChanged(isSameWanted),
  );
}

function asleep$(document: Document): Observable<boolean> {
  return fromEvent(document, 'visibilitychange').pipe(
    startWith(undefined),
    switchMap(() => (document.visibilityState === 'hidden' ? timer(ASLEEP_MS).pipe(map(() => true)) : of(false))),
    startWith(false),
    distinctUntilChanged(),
  );
}
