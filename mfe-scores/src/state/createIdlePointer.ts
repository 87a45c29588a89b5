import { fromEvent, merge, NEVER, type Observable, of, race, startWith, switchMap, take, timer } from 'rxjs';

/** Without a movement for so long, a hand rests. */
const REST_MS = 500;

/** However busy the hand, nothing waits longer: the board must stay true. */
const LONGEST_WAIT_MS = 4000;

const MOVEMENTS = ['pointerdown', 'pointerup', 'pointercancel', 'pointermove', 'scroll'] as const;
const PASSIVE = { passive: true, capture: true } as const;

export type IdlePointer = {
  /** Emits once, as soon as the visitor neither presses, points nor scrolls; at once when that is so already. */
  rest(): Observable<unknown>;
  /** Watches the visitor's hand until the function it returns is called. */
  open(): () => void;
};

/**
 * Knows when rows may change their places: not under a finger that is about to come down on one of them.
 *
 * @param nowMs a clock that never jumps
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
