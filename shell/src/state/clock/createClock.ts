import { defer, distinctUntilChanged, Observable, share, startWith } from 'rxjs';
import type { Clock } from 'shared-kernel/contract/shell';
import type { ServerClock } from 'shared-kernel/http/createServerClock';

/** Timers may fire a little early; with this margin the next second has begun. */
const MARGIN_MS = 5;

/** The page's clock: one timer for all subscribers, stopped without any. */
export function createClock(server: ServerClock): Clock {
  const second = () => Math.floor(server.now());
  const tick$ = new Observable<number>((listener) => {
    let timer: ReturnType<typeof setTimeout>;
    const aimAtNextSecond = () => {
      const untilNext = (1 - (server.now() % 1)) * 1000;
      timer = setTimeout(() => {
        listener.next(second());
        aimAtNextSecond();
      }, untilNext + MARGIN_MS);
    };
    aimAtNextSecond();
    return () => clearTimeout(timer);
  }).pipe(share());

  return {
    now: () => server.now(),
    second$: defer(() => tick$.pipe(startWith(second()), distinctUntilChanged())),
  };
}
