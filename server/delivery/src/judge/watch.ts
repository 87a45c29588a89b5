import { logSum, type Outcomes } from './evidence';
import { LOG_ENOUGH } from './suspicions';

/** So long is a release watched that everybody got at once. */
export const WATCH_MS = 10 * 60_000;

export type Watched = {
  /** For so long its figures have been watched. */
  readonly watchedMs: number;
  /** Addresses that had it since then, and those of them with a fault. */
  readonly now: Outcomes;
  /** The same of the release before, in the days before. */
  readonly before: Outcomes;
};

export type WatchVerdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'over'; readonly why: string }
  | { readonly kind: 'withdraw'; readonly why: string };

/** Where nothing is known of the release before, so much is usual. */
const UNKNOWN = 0.05;
/** Without a control an evening may be worse than the days before, so it must be far worse. */
const TIMES_AS_MANY = 2;
const AND = 0.02;

/** So many addresses at least must have a fault: one visitor who tries again and again is no outage. */
const FEWEST_FAULTY = 3;

/** The supposed shares of addresses with a fault. */
const SUPPOSED = [0.15, 0.3, 0.6, 0.95];

/**
 * What to do with a release that everybody got at once, so that there is no control in the same minutes: it is compared
 * with the release before, and with a wide margin. The evidence is an e-process, as in {@link logEvidence}, against all
 * shares up to that margin.
 */
export function judgeWatched({ watchedMs, now: outcomes, before }: Watched): WatchVerdict {
  const { seen, bad } = outcomes;
  const usual = usualShare(before);
  if (bad >= FEWEST_FAULTY && logAbove(outcomes, usual) >= LOG_ENOUGH) {
    const why = `faults: ${bad} of ${seen} addresses had one, up to ${Math.round(100 * usual)} % are usual`;
    return { kind: 'withdraw', why };
  }
  return watchedMs < WATCH_MS ? { kind: 'wait' } : { kind: 'over', why: `${bad} of ${seen} addresses had a fault` };
}

function usualShare({ seen, bad }: Outcomes): number {
  // As if one more had come, with a fault.
  const share = seen === 0 ? UNKNOWN : (bad + 1) / (seen + 1);
  return Math.min(0.9, TIMES_AS_MANY * share + AND);
}

function logAbove({ seen, bad }: Outcomes, usual: number): number {
  const supposed = SUPPOSED.filter((share) => share > usual);
  return logSum(
    supposed.map(
      (share) =>
        bad * Math.log(share / usual) + (seen - bad) * Math.log((1 - share) / (1 - usual)) - Math.log(supposed.length),
    ),
  );
}
