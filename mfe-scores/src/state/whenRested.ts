import { audit, merge, type Observable, of, skip, take, tap } from 'rxjs';
import type { IdlePointer } from './createIdlePointer';
import type { RowStore } from './createRowStore';

/** Rearranges matches only while the pointer is idle; the first ones do not wait. */
export function whenRested(
  { arranged$, board }: RowStore,
  hand: IdlePointer,
  again$: Observable<unknown>,
): Observable<unknown> {
  let isRendered = false;
  const later$ = merge(arranged$.pipe(skip(1)), again$).pipe(audit(() => (isRendered ? hand.rest() : of(undefined))));
  return merge(arranged$.pipe(take(1)), later$).pipe(
    tap(() => {
      isRendered = board.matches.size > 0;
    }),
  );
}
