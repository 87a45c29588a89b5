import { type Compared, MORE_FAULTS, seenUntil } from './evidence';
import { enoughOf } from './suspicions';

const MINUTE_MS = 60_000;

/** The share of browsers with a good release that fail within some pages: extensions, old engines, networks. */
export const USUAL_FAULTS = 0.008;

/** Deviations. A single look would need 1.6 for one error in twenty, and this one is taken again and again. */
const LOOKED_OFTEN = 2.8;

/** A candidate's share of the browsers, in per cent, and what lets it go on. */
const STEPS = (
  [
    { share: 1, finds: 0.5, fewest: 10, mostOfAddress: 1, least: 3, most: 15 },
    { share: 5, finds: 0.1, fewest: 100, mostOfAddress: 18, least: 5, most: 30 },
    // One visitor in a hundred more than before.
    { share: 25, finds: USUAL_FAULTS + 0.01, fewest: 3000, mostOfAddress: 150, least: 10, most: 240 },
  ] as const
).map(({ share, finds, fewest, mostOfAddress, least, most }) => ({
  share,
  /** The share of browsers that fail, which it is to find before more visitors get the candidate. */
  finds,
  /** So many browsers of each group since the candidate began are enough. */
  enough: seenUntil({ control: USUAL_FAULTS, candidate: finds }, MORE_FAULTS, enoughOf('faults')),
  /** As many are needed in any case: measurements are to be compared, too. */
  fewest,
  /** So many browsers of one address count in each group: a twentieth of what is enough, in the last step of the fewest. */
  mostOfAddress,
  /** What shows only after a while must have had that while. */
  leastMs: least * MINUTE_MS,
  /** After so long it goes on with fewer. */
  mostMs: most * MINUTE_MS,
}));

type Step = (typeof STEPS)[number];

/** Two groups of equal share need room. */
export const MAX_SHARE = 50;

/** With fewer in each group, time alone takes nothing forward. */
export const FEWEST_SEEN = 10;
/** Nor where fewer addresses of each group were heard of in this very step. */
export const FEWEST_ADDRESSES = 5;

/** The step that a share belongs to: somebody may have set another. */
export function stepAt(share: number): Step | undefined {
  return STEPS.findLast((step) => step.share <= share);
}

/** The share that follows; none after the last step. */
export function shareAfter(share: number): number | undefined {
  return STEPS.find((step) => step.share > share)?.share;
}

/**
 * Whether a step has seen enough browsers: so many that the test had found what the step is to find, or so many that it
 * is not there: the difference between the groups is below it by more than chance explains. What hits both groups alike, such
 * as an outage, widens what chance explains, and says nothing else.
 */
export function hasSeenEnough({ finds, enough, fewest }: Step, { candidate, control }: Compared): boolean {
  const seen = Math.min(candidate.seen, control.seen);
  if (seen < fewest || seen >= enough) return seen >= enough;
  const difference = candidate.bad / candidate.seen - control.bad / control.seen;
  // At least one each: none so far is not never.
  const spread = Math.sqrt((candidate.bad + 1) / candidate.seen ** 2 + (control.bad + 1) / control.seen ** 2);
  return difference + LOOKED_OFTEN * spread < finds - USUAL_FAULTS;
}
