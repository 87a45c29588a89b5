import type { Incident, Side } from 'shared-kernel/entities/incident';
import type { MatchStatus } from 'shared-kernel/entities/matchStatus';

/** The possible changes of a match. `key` identifies an incident within its match. */
export type StepChange =
  | { kind: 'phaseBegan'; status: MatchStatus; periodStart: number }
  | { kind: 'happened'; key: number; incident: Incident }
  /** The scorer's name arrives after the goal. */
  | { kind: 'scorerNamed'; key: number; player: string }
  /** The video referee cancels a goal; the verdict replaces it in the list. */
  | { kind: 'goalAnnulled'; key: number; verdict: Incident }
  | { kind: 'cornerGiven'; side: Side }
  | { kind: 'shotSaved'; side: Side }
  /** Possession and prices are computed again, from the other facts and the time. */
  | { kind: 'figuresMoved' };

/** A change and its moment, in unix seconds. */
export type Step = { at: number; change: StepChange };

/** Steps in order of time; those of one moment keep their order. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  return [...steps].sort((a, b) => a.at - b.at);
}

/** The moment of the first step after `moment`. */
export function nextStepAfter(steps: readonly Step[], moment: number): number | undefined {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return steps[low]?.at;
}

/** The moment of the last step up to `now`. */
export function lastStepAt(steps: readonly Step[], now: number): number | undefined {
  return steps.findLast(({ at }) => at <= now)?.at;
}
