import type { RemoteName } from 'shared-kernel/contract/pointer';
import type { Report } from 'shared-kernel/decode/decode';
import type { FaultKind } from 'shared-kernel/protocol/faultKinds';

/** The remote, release and module at fault, where known. */
export type About = {
  readonly remote?: RemoteName | undefined;
  readonly release?: string | undefined;
  readonly module?: string | undefined;
};

/** An error that the shell reports: `entry-altered (mfe-ads 1.2.0-ab12 ./App): expected …`. */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly kind: FaultKind,
    cause: unknown,
    readonly about: About = {},
  ) {
    super(`${kind}${placeOf(about)}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function placeOf({ remote, release, module }: About): string {
  const parts = [remote, release, module && `./${module}`].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(' ')})` : '';
}

/** Wraps an error as a fault of this kind, unless code closer to the cause already did. */
export function toFault(kind: FaultKind, error: unknown, about: About = {}): Fault {
  if (!(error instanceof Fault)) return new Fault(kind, error, about);
  return error.about.remote || !about.remote ? error : new Fault(error.kind, error.cause, about);
}

/** A `Report` for code whose errors are all of one kind. */
export function reportAs(report: Report, kind: FaultKind, about?: About): Report {
  return (error) => report(toFault(kind, error, about));
}
