import { Observable } from 'rxjs';
import type { Clock } from 'shared-kernel/contract/shell';

const MINUTE = 60;

/** The start of a minute, all in unix seconds: precise enough for "2 giờ trước". */
export function minuteOf(second: number): number {
  return second - (second % MINUTE);
}

/** The start of the current minute in unix seconds: cheap for a long list. */
export function minutesOf({ second$ }: Clock): Observable<number> {
  return new Observable((listener) => {
    let last: number | undefined;
    return second$.subscribe((second) => {
      const minute = minuteOf(second);
      if (minute !== last) listener.next(minute);
      last = minute;
    });
  });
}
