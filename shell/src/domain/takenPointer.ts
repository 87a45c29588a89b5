import { groupOf } from 'shared-kernel/contract/browserGroup';
import type { RemotePointer } from 'shared-kernel/contract/pointer';

/** A pointer as this browser goes by it, where a candidate may be its live release. */
export type TakenPointer = RemotePointer & {
  /** Whether its live release is compared with a candidate that others take. */
  readonly isControl?: boolean | undefined;
  /** Where it is compared, or is the candidate itself: which step of which candidate this is. */
  readonly step?: string | undefined;
};

/**
 * The pointer with the release that this browser takes as its live one. The live release is the fallback for a candidate that
 * fails, as the release before does for the live one.
 *
 * @param number the browser's own, asked for only where there is something to choose
 */
export function takenPointer(pointer: RemotePointer, number: () => number | undefined): TakenPointer {
  const { candidate, live } = pointer;
  if (!candidate) return pointer;
  const group = groupOf(number(), pointer);
  const whole = { ...pointer, candidate: undefined };
  const step = group && `${candidate.release.release} ${candidate.share}`;
  if (group === 'candidate') return { ...whole, live: candidate.release, previous: live, step };
  return { ...whole, isControl: group === 'control', step };
}
