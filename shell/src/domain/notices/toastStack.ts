import type { Notice } from './notice';

/** So many toasts are seen at once; the others are counted. */
export const MOST_SHOWN = 3;

/** Of those that are counted so many can be looked up. */
export const MOST_KEPT = 50;

/** The toasts on screen, newest first, and those that gave way to them. */
export type ToastStack = {
  readonly shown: readonly Notice[];
  readonly rest: readonly Notice[];
  /** How many gave way, those no longer kept included. */
  readonly restCount: number;
};

export const NO_TOASTS: ToastStack = { shown: [], rest: [], restCount: 0 };

/** Puts notices on top, oldest first; what no longer fits is counted. */
export function added(stack: ToastStack, notices: readonly Notice[]): ToastStack {
  const all = [...notices.toReversed(), ...stack.shown];
  const displaced = all.slice(MOST_SHOWN);
  return {
    shown: all.slice(0, MOST_SHOWN),
    rest: [...displaced, ...stack.rest].slice(0, MOST_KEPT),
    restCount: stack.restCount + displaced.length,
  };
}

/** Without one toast. When none is left to look at, those that were counted are past as well. */
export function removed(stack: ToastStack, key: string): ToastStack {
  const shown = stack.shown.filter((notice) => notice.key !== key);
  if (shown.length === stack.shown.length) return stack;
  return shown.length === 0 ? NO_TOASTS : { ...stack, shown };
}

/** With every notice as `change` gives it back; the same stack when nothing changed. */
export function changed(stack: ToastStack, change: (notice: Notice) => Notice): ToastStack {
  const shown = stack.shown.map(change);
  const rest = stack.rest.map(change);
  const isSame =
    shown.every((notice, at) => notice === stack.shown[at]) && rest.every((notice, at) => notice === stack.rest[at]);
  return isSame ? stack : { ...stack, shown, rest };
}
