import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Clock } from 'shared-kernel/contract/shell';

const MINUTE = 60;

/** The start of the running minute in unix seconds: often enough for "2 giờ trước", and seldom enough for a long list. */
export function minutesOf({ second$ }: Clock): Observable<number> {
  return second$.pipe(
    map((second) => second - (second % MINUTE)),
    distinctUntilChanged(),
  );
}
