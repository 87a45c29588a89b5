import { IncidentType } from 'shared-kernel/entities/incident';
import type { Step } from '../../timeline/step';

/** What is closed: all markets, 1x2 alone, or those of corners. */
export type Suspended = 'all' | 'win' | 'corners';

/** Betting stops from `from` until `until`, in unix seconds. */
export type Suspension = { from: number; until: number; markets: Suspended };

/** Seconds before something happens, when it is coming, and after it. */
const AROUND: Readonly<Record<Suspended, { before: number; after: number }>> = {
  all: { before: 8, after: 35 },
  win: { before: 0, after: 20 },
  corners: { before: 0, after: 20 },
};

const STOPS_ALL: ReadonlySet<number> = new Set([
  IncidentType.Goal,
  IncidentType.PenaltyGoal,
  IncidentType.OwnGoal,
  IncidentType.PenaltyMissed,
  IncidentType.RedCard,
  IncidentType.SecondYellow,
]);

/** The strongest first. */
const KINDS: readonly Suspended[] = ['all', 'corners', 'win'];

/**
 * When a bookmaker stops betting on a match, in order: round goals, penalties, players sent off and verdicts of the video
 * referee; for a moment 1x2 alone after a saved shot, and corners after one. What overlaps is one.
 *
 * @param steps in order of time
 */
export function suspensionsOf(steps: readonly Step[]): Suspension[] {
  return KINDS.flatMap((markets) => {
    const found: Suspension[] = [];
    for (const step of steps) {
      if (stoppedBy(step) !== markets) continue;
      const [from, until] = [step.at - AROUND[markets].before, step.at + AROUND[markets].after];
      const last = found.at(-1);
      if (last && from <= last.until) last.until = until;
      else found.push({ from, until, markets });
    }
    return found;
  });
}

export function suspensionAt(steps: readonly Step[], now: number): Suspension | undefined {
  return suspensionsOf(steps).find(({ from, until }) => now >= from && now < until);
}

/** The moments at which betting stops and goes on. */
export function suspensionSteps(steps: readonly Step[]): Step[] {
  return suspensionsOf(steps).flatMap(({ from, until }) =>
    [from, until].map((at): Step => ({ at, change: { kind: 'figuresMoved' } })),
  );
}

/**
 * The three markets of the goals, each open or suspended.
 *
 * @param now their prices
 * @param last what they were as betting stopped
 */
export function divided(now: string, last: string, markets: Suspended): { odds: string; suspended_odds?: string } {
  const [handicap = '', overUnder = ''] = now.split(';');
  switch (markets) {
    case 'all':
      return { odds: '', suspended_odds: last };
    case 'win':
      return { odds: `${handicap};${overUnder};`, suspended_odds: `;;${last.split(';')[2] ?? ''}` };
    case 'corners':
      return { odds: now };
  }
}

function stoppedBy({ change }: Step): Suspended | undefined {
  switch (change.kind) {
    case 'happened':
      return STOPS_ALL.has(change.incident.type) ? 'all' : undefined;
    case 'goalAnnulled':
      return 'all';
    case 'shotSaved':
      return 'win';
    case 'cornerGiven':
      return 'corners';
    default:
      return undefined;
  }
}
