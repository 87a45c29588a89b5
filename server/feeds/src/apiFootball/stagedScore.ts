import type { Pair } from 'shared-kernel/rules/score';
import type { Fixture } from './fixture';

/** A match's score by stages (M2); a stage that was not played is absent. */
export type StagedScore = { halfTime?: Pair; regular: Pair; extraTime?: Pair; shootout?: Pair };

const NONE: Pair = { home: 0, away: 0 };

const WITH_EXTRA_TIME: ReadonlySet<string> = new Set(['ET', 'BT', 'AET']);
const WITH_SHOOTOUT: ReadonlySet<string> = new Set(['P', 'PEN']);
const WITHIN_FIRST_HALF: ReadonlySet<string> = new Set(['1H', 'HT']);

/**
 * The stages of a match's score. The vendor's `goals` is the running score without the kicks of a shoot-out, `fulltime`
 * the score after 90 minutes, `extratime` that of extra time alone.
 *
 * An `extratime` that is only half filled, or contradicts `goals`, never makes the total less than the score after 90
 * minutes.
 */
export function stagedScore({ fixture, goals, score }: Pick<Fixture, 'fixture' | 'goals' | 'score'>): StagedScore {
  const { short } = fixture.status;
  const { halftime, fulltime, extratime, penalty } = score ?? {};
  const running = goals ?? fulltime ?? halftime ?? NONE;
  const halfTime = halftime ?? (WITHIN_FIRST_HALF.has(short) ? running : undefined);
  const hasShootout = WITH_SHOOTOUT.has(short);
  const hasExtraTime = WITH_EXTRA_TIME.has(short) || (hasShootout && wasExtended(fulltime, extratime, goals));
  const regular = hasExtraTime || hasShootout ? (fulltime ?? less(running, extratime ?? NONE)) : running;
  return {
    ...(halfTime && { halfTime }),
    regular,
    ...(hasExtraTime && { extraTime: most(goals ?? plus(regular, extratime ?? NONE), regular) }),
    ...(hasShootout && { shootout: penalty ?? NONE }),
  };
}

/** A cup may go from 90 minutes straight to the kicks: then `extratime` is empty, and nothing was scored after 90. */
function wasExtended(fulltime?: Pair, extratime?: Pair, goals?: Pair): boolean {
  if (extratime) return true;
  return fulltime !== undefined && goals !== undefined && (goals.home > fulltime.home || goals.away > fulltime.away);
}

const plus = (a: Pair, b: Pair): Pair => ({ home: a.home + b.home, away: a.away + b.away });
const most = (a: Pair, b: Pair): Pair => ({ home: Math.max(a.home, b.home), away: Math.max(a.away, b.away) });
const less = (all: Pair, part: Pair): Pair => ({
  home: Math.max(0, all.home - part.home),
  away: Math.max(0, all.away - part.away),
});
