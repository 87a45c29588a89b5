import type { Report } from 'shared-kernel/decode/decode';
import type { EntryFile } from './entryFile';
import type { FaultKind, RenderFault } from './renderFault';

const MINUTE_MS = 60_000;

/**
 * Reports each kind of fault of a release once a minute, however often it comes: a page that cannot be rendered is asked
 * for by every visitor.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createRareReport({ remote, release }: EntryFile, report: Report, now: () => number) {
  const reportedAt = new Map<FaultKind, number>();
  return (fault: RenderFault): void => {
    const before = reportedAt.get(fault.kind);
    if (fault.kind === 'lost' || (before !== undefined && now() - before < MINUTE_MS)) return;
    reportedAt.set(fault.kind, now());
    report(new Error(`Rendering with ${remote} ${release} failed (${fault.kind}): ${fault.message}`));
  };
}
