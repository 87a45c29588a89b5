import { isLikelyComponentType, performReactRefresh } from 'react-refresh/runtime';

/**
 * Lets a module that exports components only be replaced in place, its components keeping their state.
 * Any other module leaves the update to those that import it, and in the end to a reload of the page.
 *
 * @typedef {{ wasBoundary?: boolean }} Memory what webpack keeps from one version of a module to the next
 *
 * @param {{
 *   data?: Memory,
 *   dispose(keep: (memory: Memory) => void): void,
 *   accept(onError: () => void): void,
 *   invalidate(): void,
 * }} hot
 * @param {Record<string, unknown>} exports
 */
export function acceptRefresh(hot, exports) {
  const isBoundary = Object.values(exports).length > 0 && Object.values(exports).every(isLikelyComponentType);
  if (hot.data?.wasBoundary && !isBoundary) hot.invalidate();
  if (!isBoundary) return;
  hot.dispose((memory) => {
    memory.wasBoundary = true;
  });
  hot.accept(() => window.location.reload());
  if (hot.data?.wasBoundary) refreshSoon();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pending;

/** Several modules change in one update: React renders once, when all are in place. */
function refreshSoon() {
  clearTimeout(pending);
  pending = setTimeout(performReactRefresh, 30);
}
