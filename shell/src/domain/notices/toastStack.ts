import type { Notice } from './notice';

/** Visible toasts; the rest is only counted. */
export const MAX_SHOWN = 2;

/** Hidden toasts that can still be opened. */
export const MAX_KEPT = 50;

/** The toasts on screen, newest first, and those they displaced. */
export type ToastStack = {
  readonly shown: readonly Notice[];
  readonly rest: readonly Notice[];
  /** How many of each kind were displaced, including those no longer kept. */
  readonly restCounts: Readonly<Record<Notice['kind'], number>>;
};

const NO_REST = { rest: [], restCounts: { goal: 0, cancelled: 0, redCard: 0 } };

export const NO_TOASTS: ToastStack = { shown: [], ...NO_REST };

/** Puts notices on top, oldest first, and counts those that no longer fit. */
export function added(stack: ToastStack, notices: readonly Notice[]): ToastStack {
  const all = [...notices.toReversed(), ...stack.shown];
  const displaced = all.slice(MAX_SHOWN);
  const restCounts = { ...stack.restCounts };
  for (const { kind } of displaced) restCounts[kind] += 1;
  return {
    shown: all.slice(0, MAX_SHOWN),
    rest: [...displaced, ...stack.rest].slice(0, MAX_KEPT),
    restCounts,
  };
}

/** Removes one toast. When no toast is left, the count is reset. */
export function removed(stack: ToastStack, key: string): ToastStack {
  const shown = stack.shown.filter((notice) => notice.key !== key);
  if (shown.length === stack.shown.length) return stack;
  return shown.length === 0 ? NO_TOASTS : { ...stack, shown };
}

/** Removes the displaced ones, and their count. */
export function withoutRest(stack: ToastStack): ToastStack {
  return { ...stack, ...NO_REST };
}

/** Maps every notice; returns the same stack when nothing changed. */
export function changed(stack: ToastStack, change: (notice: Notice) => Notice): ToastStack {
  const shown = stack.shown.map(change);
  const rest = stack.rest.map(change);
  const isSame =
    shown.every((notice, at) => notice === stack.shown[at]) && rest.every((notice, at) => notice === stack.rest[at]);
  return isSame ? stack : { ...stack, shown, rest };
}
