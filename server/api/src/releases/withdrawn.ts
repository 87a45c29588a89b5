import type { Withdrawals } from 'shared-kernel/contract/withdrawals';
import type { PastChange } from '../store/releases/liveState';

/** Tabs run for days, and few releases are withdrawn in them. */
const MAX_WITHDRAWN = 10;

type Line = Pick<PastChange, 'action' | 'from' | 'to' | 'candidate' | 'share' | 'reloads'>;

/** The releases that tabs are to leave, the newest last: one that is out again is none of them. @param history the oldest first */
export function withdrawnIn(history: readonly Line[]): Withdrawals {
  let withdrawn: readonly string[] = [];
  let reloads: readonly string[] = [];
  for (const { action, from, to, candidate, share, ...line } of history) {
    const left = action === 'withdraw' ? [candidate] : action === 'rollback' ? [candidate, from] : [];
    const more = left.filter((one) => one !== undefined);
    const served = [to, share === undefined ? undefined : candidate];
    withdrawn = [...withdrawn.filter((one) => !more.includes(one)), ...more].filter((one) => !served.includes(one));
    const last = more.at(-1);
    if (line.reloads && last !== undefined) reloads = [...reloads, last];
  }
  const newest = withdrawn.slice(-MAX_WITHDRAWN);
  return { withdrawn: [...newest], reloads: [...new Set(reloads)].filter((one) => newest.includes(one)) };
}

/** The releases that became live for everybody, the oldest first. */
export function turnsOf(history: readonly Line[]): string[] {
  return history.flatMap(({ action, to }) =>
    to !== undefined && (action === 'live' || action === 'rollback' || action === 'promote') ? [to] : [],
  );
}
