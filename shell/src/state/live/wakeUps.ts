import { filter, fromEvent, merge, type Observable } from 'rxjs';

/** Moments at which a reconnect is likely to work: the tab is visible again, the network returned. */
export function wakeUps(window: Window): Observable<Event> {
  const { document } = window;
  const visible$ = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible'));
  return merge(visible$, fromEvent(window, 'online'));
}
