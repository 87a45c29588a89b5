import { Observable } from 'rxjs';
import type { Clock } from 'shared-kernel/contract/shell';

const MINUTE = 60;

/** The start of the current minute in unix seconds: precise enough for "2 giờ trước", and cheap for a long list. */
export function minutesOf({ second$ }: Clock): Observable<number> {
  return new Observable((listener) => {
    let last: number | undefined;
    return second$.subscribe((second) => {
      const minute = second - (second % MINUTE);
      if (minute !== last) listener.next(minute);
      last = minute;
    });
  });
}
