import type { Observable } from 'rxjs';
import type { Vitals } from 'shared-kernel/protocol/beacon';

/** Updates rendered later than this after they came are late, in milliseconds. */
const LATE_MS = 300;

type Deps = {
  /** Emits with each update that came for the page. */
  updates$: Observable<unknown>;
  /** Emits when the page is hidden or shown. */
  visibility$: Observable<unknown>;
  isHidden: () => boolean;
  /** Calls back once the frame is painted that the browser renders next. */
  afterPaint: (run: () => void) => void;
  /** Milliseconds that never go back. */
  now: () => number;
};

/**
 * Measures how long updates take from their arrival until the page has painted a frame with them; updates within one
 * frame count as one. A hidden page paints nothing, so nothing is measured there.
 */
export function createUpdateTimes({ updates$, visibility$, isHidden, afterPaint, now }: Deps) {
  let drawn = 0;
  let late = 0;
  /** When the update came that waits for its frame. */
  let waiting: number | undefined;

  visibility$.subscribe(() => {
    waiting = undefined;
  });
  updates$.subscribe(() => {
    if (waiting !== undefined || isHidden()) return;
    const came = now();
    waiting = came;
    afterPaint(() => {
      if (waiting !== came) return;
      waiting = undefined;
      drawn += 1;
      if (now() - came > LATE_MS) late += 1;
    });
  });
  return {
    /** What was measured since the last call, if anything. */
    take(): Vitals['updates'] {
      const taken = drawn > 0 ? { drawn, late } : undefined;
      drawn = 0;
      late = 0;
      return taken;
    },
  };
}
