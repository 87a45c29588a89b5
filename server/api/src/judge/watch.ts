import type { Outcomes } from './evidence';
import { LOG_ENOUGH } from './suspicions';
import { FEWEST_FAULTY, logAbove, usualShare } from './usualShare';

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

export type WatchVerdict = { readonly kind: 'wait' | 'over' | 'withdraw'; readonly why: string };

/**
 * What to do with a release that everybody got at once, so that there is no control in the same minutes: it is compared
 * with the release before, and with a wide margin.
 */
export function judgeWatched({ watchedMs, now: outcomes, before }: Watched): WatchVerdict {
  const { seen, bad } = outcomes;
  const usual = usualShare(before);
  if (bad >= FEWEST_FAULTY && logAbove(outcomes, usual) >= LOG_ENOUGH) {
    const why = `faults: ${bad} of ${seen} addresses had one, up to ${Math.round(100 * usual)} % are usual`;
    return { kind: 'withdraw', why };
  }
  return { kind: watchedMs < WATCH_MS ? 'wait' : 'over', why: `${bad} of ${seen} addresses had a fault` };
}
