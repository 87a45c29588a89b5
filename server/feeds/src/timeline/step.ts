import type { Incident, Side } from 'shared-kernel/entities/incident';
import type { MatchStatus } from 'shared-kernel/entities/matchStatus';

/** What can change in a match. `key` tells the incidents of one match apart. */
export type StepChange =
  | { kind: 'phaseBegan'; status: MatchStatus; periodStart: number }
  /** The same period, shown with another start: how a replay makes the clock read its own minute. */
  | { kind: 'clockSet'; periodStart: number }
  | { kind: 'happened'; key: number; incident: Incident }
  /** The scorer's name arrives after the goal. */
  | { kind: 'scorerNamed'; key: number; player: string }
  /** The video referee takes a goal back; the verdict stands in the list instead. */
  | { kind: 'goalAnnulled'; key: number; verdict: Incident }
  | { kind: 'cornerGiven'; side: Side }
  | { kind: 'shotSaved'; side: Side }
  /** Possession and prices are looked at again; what they are follows from the rest and the time. */
  | { kind: 'figuresMoved' };

/** A change and its moment, in unix seconds. */
export type Step = { at: number; change: StepChange };

/** Steps in order of time; of one moment in the order given. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  return [...steps].sort((a, b) => a.at - b.at);
}

/** The first moment after `moment` at which a step is taken. */
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

/** The moment of the last step taken by `now`. */
export function lastStepAt(steps: readonly Step[], now: number): number | undefined {
  return steps.findLast(({ at }) => at <= now)?.at;
}
