import { above, MEASURED, type Measured } from '../judge/armCounts';
import { type Compared, MORE_ABOVE, MORE_FAULTS, type Suspicion, seenUntil } from '../judge/evidence';
import { enoughOf, LIMITS } from '../judge/suspicions';
import type { Planted } from './planted';
import { seededRandom } from './seededRandom';
import { createTraffic } from './traffic';

const WARM_TICKS = 100;
const TICKS = 2000;
const VIEWS_A_MINUTE = 4000;
const SHARE = 25;

const shareOf = ({ seen, bad }: { seen: number; bad: number }) => bad / Math.max(1, seen);

/** What tells the arms apart, and within how many of the candidate's. */
export type Bounds = Readonly<Record<'faults' | Measured, number>>;

/**
 * Within how many browsers that told of faults, or how many measurements, of the candidate the test finds it, in nineteen
 * cases of twenty: computed from the test, and the shares that both arms have in a long run of the same traffic.
 */
export function boundsOf(planted: Planted): Bounds {
  const traffic = createTraffic({ viewsAMinute: VIEWS_A_MINUTE, planted, random: seededRandom(1) });
  for (let i = 0; i < WARM_TICKS; i++) traffic.go(0);
  for (let i = 0; i < TICKS; i++) traffic.go(SHARE);
  const { candidate, control } = traffic.counts();
  const measured = MEASURED.map((name) => {
    const bounds = LIMITS[name].map((limit) => {
      const arms = { candidate: above(candidate.measured[name], limit), control: above(control.measured[name], limit) };
      return until(arms, MORE_ABOVE, enoughOf(name) + Math.log(LIMITS[name].length));
    });
    return [name, Math.min(...bounds)] as const;
  });
  const faults = until({ candidate: candidate.faults, control: control.faults }, MORE_FAULTS, enoughOf('faults'));
  return { LCP: NEVER, INP: NEVER, CLS: NEVER, blocked: NEVER, ...Object.fromEntries(measured), faults };
}

const NEVER = Number.POSITIVE_INFINITY;

function until({ candidate, control }: Compared, suspicion: Suspicion, enough: number): number {
  const shares = { candidate: shareOf(candidate), control: shareOf(control) };
  // Less is chance.
  return shares.candidate <= 1.1 * shares.control ? NEVER : seenUntil(shares, suspicion, enough);
}
