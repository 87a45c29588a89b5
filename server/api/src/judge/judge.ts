import type { Outcomes } from './evidence';
import { FEWEST_ADDRESSES, FEWEST_SEEN, hasSeenEnough, MAX_SHARE, shareAfter, stepAt } from './steps';
import {
  type GroupsCounts,
  isControlMissing,
  isUnusual,
  LOG_ENOUGH,
  LOG_SUSPICIOUS,
  suspicionsOf,
  togetherOf,
} from './suspicions';

/** How far a candidate is. */
export type CandidateProgress = {
  /** How many of a hundred browsers take it. */
  readonly share: number;
  /** For so long its figures have been watched at this share, without the times in which there were none. */
  readonly watchedMs: number;
  /** The addresses of the smaller group that were counted before this step. */
  readonly addressesBefore: number;
  /** Whether both groups have the same first HTML: what the server renders. */
  readonly isSameHtml: boolean;
  /** Addresses that had the live release before the candidate came, each once an hour, and those with a fault. */
  readonly usual: Outcomes;
  /** Parts that all `delivery` rendered with both releases to compare them, and those that failed. */
  readonly rendered: { readonly candidate: Outcomes; readonly control: Outcomes };
};

export type Verdict = {
  readonly kind: 'wait' | 'step' | 'promote' | 'withdraw';
  /** The share of the next step. */
  readonly next?: number | undefined;
  readonly why: string;
};

/** From so many failed renderings on, if they are more than half and the live release hardly fails, the server entry is broken. */
const FAILED_RENDERINGS = 3;

/**
 * What to do with a candidate: whatever speaks against it counts at once, and nothing takes it forward but enough
 * browsers, or time with some.
 *
 * @param counts of this moment
 */
export function judge(progress: CandidateProgress, counts: GroupsCounts): Verdict {
  if (isRenderingBroken(progress.rendered)) {
    const { bad, seen } = progress.rendered.candidate;
    return { kind: 'withdraw', why: `rendering: ${bad} of ${seen} parts could not be rendered on the server` };
  }
  if (progress.share > MAX_SHARE) return wait(`a share of ${progress.share} % leaves no control of the same size`);
  // Faults that are made up for the control would hide those of the candidate; or else something behind both is broken.
  if (isUnusual(counts.control, progress.usual)) {
    return wait(`${badOf(counts.control)} of the control had a fault, far more than ever: none of it can be believed`);
  }
  const suspected = suspicionsOf(counts, progress.isSameHtml);
  const [strongest] = suspected;
  if (strongest && togetherOf(suspected) >= LOG_ENOUGH) {
    return { kind: 'withdraw', why: `${strongest.what}: ${strongest.figures}` };
  }
  if (strongest && togetherOf(suspected) >= LOG_SUSPICIOUS)
    return wait(`suspected: ${strongest.what}, ${strongest.figures}`);
  if (isControlMissing(counts)) return wait('browsers of the control are missing: the counts cannot be believed');
  if (isUnusual(counts.candidate, progress.usual)) {
    return wait(`${badOf(counts.candidate)} had a fault, far more than ever with the live release`);
  }
  return goOn(progress, counts);
}

const badOf = ({ seen, bad }: Outcomes) => `${bad} of ${seen} browsers`;

function isRenderingBroken({ candidate, control }: CandidateProgress['rendered']): boolean {
  return candidate.bad >= FAILED_RENDERINGS && 2 * candidate.bad > candidate.seen && 10 * control.bad < control.seen;
}

function goOn({ share, watchedMs, addressesBefore }: CandidateProgress, { candidate, control }: GroupsCounts): Verdict {
  const step = stepAt(share);
  if (!step) return { kind: 'step', next: shareAfter(share), why: 'it begins' };
  const seen = Math.min(candidate.seen, control.seen);
  const isEnough = watchedMs >= step.leastMs && hasSeenEnough(step, { candidate, control });
  // Time alone takes nothing forward: visitors of this very step do.
  const isHeard = addressesIn({ candidate, control }) - addressesBefore >= FEWEST_ADDRESSES;
  const isTime = seen >= FEWEST_SEEN && isHeard && watchedMs >= step.mostMs;
  const why = `${seen} of at most ${step.enough} browsers, ${Math.floor(watchedMs / 60_000)} min`;
  if (!isEnough && !isTime) return wait(why);
  const next = shareAfter(share);
  return { kind: next === undefined ? 'promote' : 'step', next, why };
}

/** The addresses of the smaller group, each once in a step. */
export function addressesIn({ candidate, control }: GroupsCounts): number {
  return Math.min(candidate.addresses, control.addresses);
}

function wait(why: string): Verdict {
  return { kind: 'wait', why };
}
