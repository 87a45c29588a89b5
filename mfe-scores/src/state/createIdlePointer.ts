import { fromEvent, merge, NEVER, type Observable, of, race, startWith, switchMap, take, timer } from 'rxjs';

/** A pointer without movement for this long is idle, in milliseconds. */
const REST_MS = 500;

/** Longest wait for an idle pointer: the board must stay current. */
const LONGEST_WAIT_MS = 4000;

const MOVEMENTS = ['pointerdown', 'pointerup', 'pointercancel', 'pointermove', 'scroll'] as const;
const PASSIVE = { passive: true, capture: true } as const;

export type IdlePointer = {
  /** Emits once, as soon as the visitor neither presses, points nor scrolls; at once if that is so already. */
  rest(): Observable<unknown>;
  /** Watches the pointer until the returned function is called. */
  open(): () => void;
};

/**
 * Decides when rows may change places: not under a finger that is about to touch one.
 *
 * @param nowMs a monotonic clock
 */
export function createIdlePointer(nowMs: () => number = () => performance.now()): IdlePointer {
  let movedAt = Number.NEGATIVE_INFINITY;
  let isPressed = false;

  const moved$ = merge(...MOVEMENTS.map((name) => fromEvent(window, name, PASSIVE)));
  const note = ({ type }: Event) => {
    movedAt = nowMs();
    if (type === 'pointerdown') isPressed = true;
    if (type === 'pointerup' || type === 'pointercancel') isPressed = false;
  };
  const untilRest = () => (isPressed ? NEVER : timer(Math.max(0, movedAt + REST_MS - nowMs())));

  return {
    rest() {
      if (!isPressed && nowMs() - movedAt >= REST_MS) return of(undefined);
      const rests$ = moved$.pipe(startWith(undefined), switchMap(untilRest));
      return race(rests$, timer(LONGEST_WAIT_MS)).pipe(take(1));
    },
    open() {
      const watching = moved$.subscribe(note);
      return () => watching.unsubscribe();
    },
  };
}
