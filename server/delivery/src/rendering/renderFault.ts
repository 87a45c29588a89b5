import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { EntryFile } from './entryFile';

/**
 * Why a rendering failed. The first four cost that rendering alone; after any other the worker is ended, and its release
 * rests for a minute.
 */
export type FaultKind =
  /** `needs` or `draw` threw. */
  | 'threw'
  /** What they gave is not what the contract says. */
  | 'unfit'
  /** Too many renderings were under way. */
  | 'refused'
  /** The worker was ended meanwhile, for another rendering's fault. */
  | 'lost'
  /** The file is not the released one, threw when it was loaded, or is no entry. */
  | 'loading'
  /** A computation had no end in time. */
  | 'hung'
  | 'memory'
  | 'overruns'
  /** The worker ended by itself. */
  | 'ended';

export class RenderFault extends Error {
  override readonly name = 'RenderFault';
  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message);
  }
}

/** What decodes an entry's response: where it throws, the release gave something unfit. */
export function fitting<T>(decoded: () => T): T {
  try {
    return decoded();
  } catch (error) {
    throw new RenderFault('unfit', toError(error).message);
  }
}

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
