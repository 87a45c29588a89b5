import { BehaviorSubject } from 'rxjs';
import type { Notice } from '../../domain/notices/notice';
import { added, changed, NO_TOASTS, removed, type ToastStack } from '../../domain/notices/toastStack';

/** How long a toast stays that nobody looks at (S16), in milliseconds. */
const STAYS_MS = 5_000;

/** Toasts that come faster than this are drawn together, in milliseconds: a thousand goals are ten drawings. */
const GATHER_MS = 100;

/** What holds toasts: the pointer or the focus is on them, or nobody can see them because the page is hidden. */
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
  /** What is gone cannot be held: the pointer does not leave a toast that is taken away beneath it. */
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
  const draw = () => {
    gathering = undefined;
    if (gathered.length === 0) return;
    show(added(stack$.value, gathered));
    gathered = [];
    gathering = setTimeout(draw, GATHER_MS);
  };

  return {
    stack$,
    add(notice: Notice) {
      gathered.push(notice);
      if (gathering === undefined) draw();
    },
    /** Changes every toast in place, those about to be drawn included. */
    change(each: (notice: Notice) => Notice) {
      gathered = gathered.map(each);
      const stack = changed(stack$.value, each);
      if (stack !== stack$.value) show(stack);
    },
    remove,
    clear() {
      gathered = [];
      show(NO_TOASTS);
    },
    /** Toasts stay while anything holds them, and their full time from when nothing does. */
    hold(by: Hold, isHeld: boolean) {
      if (isHeld) holds.add(by);
      else holds.delete(by);
      planRemovals();
    },
  };
}

export type Toasts = ReturnType<typeof createToasts>;
