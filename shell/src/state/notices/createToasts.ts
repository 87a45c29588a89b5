import { BehaviorSubject } from 'rxjs';
import type { Notice } from '../../domain/notices/notice';
import { added, changed, NO_TOASTS, removed, type ToastStack, withoutRest } from '../../domain/notices/toastStack';

/** How long a toast stays (S16), in milliseconds. */
const STAYS_MS = 8_000;

/** Toasts within this time are rendered together, in milliseconds: a thousand goals cost ten renders. */
const GATHER_MS = 100;

/** Reasons to keep toasts: the pointer or the focus is on them, the page is hidden, or the list is open. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'open';

/** The toasts on screen and how long they stay. */
export function createToasts() {
  const stack$ = new BehaviorSubject<ToastStack>(NO_TOASTS);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const holds = new Set<Hold>();
  let gathered: Notice[] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const show = (stack: ToastStack) => {
    if (stack !== stack$.value) stack$.next(stack);
    if (stack === NO_TOASTS) letGo();
    planRemovals();
  };
  /** The pointer does not leave a toast that is removed beneath it, so removal ends its hold. */
  const letGo = () => {
    for (const by of ['pointer', 'focus', 'open'] as const) holds.delete(by);
  };
  const planRemovals = () => {
    const keys = new Set(holds.size > 0 ? [] : stack$.value.shown.map(({ key }) => key));
    for (const [key, timer] of timers) {
      if (keys.has(key)) continue;
      clearTimeout(timer);
      timers.delete(key);
    }
    for (const key of keys) {
      if (!timers.has(key))
        timers.set(
          key,
          setTimeout(() => remove(key), STAYS_MS),
        );
    }
  };
  const remove = (key: string) => {
    timers.delete(key);
    show(removed(stack$.value, key));
  };
  const render = () => {
    gathering = undefined;
    if (gathered.length === 0) return;
    show(added(stack$.value, gathered));
    gathered = [];
    gathering = setTimeout(render, GATHER_MS);
  };

  return {
    stack$,
    add(notice: Notice) {
      gathered.push(notice);
      if (gathering === undefined) render();
    },
    /** Changes every toast in place, including those not rendered yet. */
    change(each: (notice: Notice) => Notice) {
      gathered = gathered.map(each);
      const stack = changed(stack$.value, each);
      if (stack !== stack$.value) show(stack);
    },
    /** Closed by a press, a toast takes the focus with it without a word: it holds the others no longer. */
    close(key: string) {
      holds.delete('focus');
      remove(key);
    },
    /** Removes those that are only counted. */
    clearRest() {
      letGo();
      show(withoutRest(stack$.value));
    },
    clear() {
      gathered = [];
      show(NO_TOASTS);
    },
    /** Toasts stay while anything holds them, and for their full time afterwards. */
    hold(by: Hold, isHeld: boolean) {
      if (isHeld) holds.add(by);
      else holds.delete(by);
      planRemovals();
    },
  };
}

export type Toasts = ReturnType<typeof createToasts>;
