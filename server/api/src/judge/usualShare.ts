import { logSum, type Outcomes } from './evidence';

/** As if so many had come besides: of few nothing is known, and one of them may be made up. */
const SUPPOSED_BEFORE: Outcomes = { seen: 100, bad: 5 };
/** Without a control an evening may be worse than the days before, so it must be far worse. */
const TIMES_AS_MANY = 2;
const AND = 0.02;

/** The supposed shares of those with a fault. */
const SUPPOSED = [0.15, 0.3, 0.6, 0.95];

/** So many at least must have a fault: one visitor who tries again and again is no outage. */
export const FEWEST_FAULTY = 3;

/** The share of visitors with a fault that an evening may have, after days like these. */
export function usualShare({ seen, bad }: Outcomes): number {
  const share = (bad + SUPPOSED_BEFORE.bad) / (seen + SUPPOSED_BEFORE.seen);
  return Math.min(0.9, TIMES_AS_MANY * share + AND);
}

/**
 * The evidence, as a logarithm, that more have a fault than is usual: an e-process, as in `logEvidence`, against all shares
 * up to that one.
 */
export function logAbove({ seen, bad }: Outcomes, usual: number): number {
  const supposed = SUPPOSED.filter((share) => share > usual);
  return logSum(
    supposed.map(
      (share) =>
        bad * Math.log(share / usual) + (seen - bad) * Math.log((1 - share) / (1 - usual)) - Math.log(supposed.length),
    ),
  );
}
