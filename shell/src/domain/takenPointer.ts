import { armOf } from 'shared-kernel/contract/canary';
import type { RemotePointer } from 'shared-kernel/contract/pointer';

/** A pointer as this browser goes by it, where a candidate may be its live release. */
export type TakenPointer = RemotePointer & {
  /** Whether its live release is compared with a candidate that others take. */
  readonly isControl?: boolean | undefined;
  /** Where it is compared, or is the candidate itself: which step of which canary this is. */
  readonly trial?: string | undefined;
};

/**
 * The pointer with the release that this browser takes as its live one. What everybody has stands in for a candidate that
 * fails, as the release before does for the live one.
 *
 * @param number the browser's own, asked for only where there is something to choose
 */
export function takenPointer(pointer: RemotePointer, number: () => number | undefined): TakenPointer {
  const { candidate, live } = pointer;
  if (!candidate) return pointer;
  const arm = armOf(number(), pointer);
  const whole = { ...pointer, candidate: undefined };
  const trial = arm && `${candidate.release.release} ${candidate.share}`;
  if (arm === 'candidate') return { ...whole, live: candidate.release, previous: live, trial };
  return { ...whole, isControl: arm === 'control', trial };
}
