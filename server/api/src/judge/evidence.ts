/** How many browsers were seen, and how many of them had it bad. */
export type Outcomes = { readonly seen: number; readonly bad: number };

/** The same of the visitors who take the candidate, and of as many who do not, in the same minutes. */
export type Compared = { readonly candidate: Outcomes; readonly control: Outcomes };

/** One supposed way to be worse, as what each browser adds to its evidence. */
type Alternative = {
  /** Logarithm of how much it is believed beforehand. */
  readonly weight: number;
  readonly candidate: LogFactors;
  readonly control: LogFactors;
};
type LogFactors = { readonly bad: number; readonly good: number };
export type Shares = { readonly control: number; readonly candidate: number };

/** The ways to be worse that a test looks out for, each with its part of the belief. */
export type Suspicion = readonly Alternative[];

/**
 * All visitors fail, or a good part of them: a few browsers must be enough, so these have a part of the weight for
 * themselves, and assume that at most this share of a good release's browsers fails in any minute. While an outage hits
 * more, they may be wrong, but outcomes that are bad in both groups alike still speak for the candidate.
 */
const DISASTERS = [
  alternative({ control: 0.005, candidate: 0.95 }, 0.5, 0.08),
  alternative({ control: 0.003, candidate: 0.3 }, 0.1, 0.05),
];

/** Suspects what is rare in a good release: disasters, and that more of those who have it are of the candidate. */
export const MORE_FAULTS: Suspicion = [...DISASTERS, ...coins([0.6, 0.7, 0.85, 0.97], 0.2)];

/** Suspects what many visitors have, such as a wait above a limit. */
export const MORE_ABOVE: Suspicion = worse([0.05, 0.15, 0.35, 0.6, 0.8], [1.5, 2.5, 6], 1);

/** @param times by how much the odds of a bad outcome grow */
function worse(usual: readonly number[], times: readonly number[], weight: number): Alternative[] {
  const pairs = usual.flatMap((control) => times.map((odds) => ({ control, candidate: grown(control, odds) })));
  return pairs.map((shares) => alternative(shares, weight / pairs.length));
}

function grown(share: number, odds: number): number {
  return (odds * share) / (1 - share + odds * share);
}

/**
 * Only those that had it bad count, of which a coin says that half belong to the candidate, however many there are.
 *
 * @param parts what the candidate's part of them is instead
 */
function coins(parts: readonly number[], weight: number): Alternative[] {
  return parts.map((part) => ({
    weight: Math.log(weight / parts.length),
    candidate: { bad: Math.log(2 * part), good: 0 },
    control: { bad: Math.log(2 * (1 - part)), good: 0 },
  }));
}

/** @param even the share in both groups to compare with: the mean needs no assumption about what is usual */
function alternative(
  shares: Shares,
  weight: number,
  even: number = (shares.control + shares.candidate) / 2,
): Alternative {
  const factors = (share: number) => ({ bad: Math.log(share / even), good: Math.log((1 - share) / (1 - even)) });
  return { weight: Math.log(weight), candidate: factors(shares.candidate), control: factors(shares.control) };
}

/**
 * The evidence, as a logarithm, that bad outcomes are more frequent with the candidate: an e-process, which is a bet that
 * nobody can win on average while the candidate is no worse. By Ville's inequality it then ever reaches `1/α` with
 * probability `α` at most, so it may be looked at after each visitor, and the test may end whenever it pleases.
 *
 * It is the safe test of two proportions (Turner, Ly, Grünwald: Generic e-variables for exact sequential k-sample tests
 * that allow for optional stopping, J. Stat. Plan. Inference 230, 2024), mixed over the suspected ways to be worse. Since a coin
 * decides the group of each browser, the factors of one browser are 1 on average whatever the share of bad ones is, so
 * that share need not be known and may change from minute to minute: an incident that hits both groups says nothing.
 * Each browser must be counted once: one that fails at each page is no two witnesses.
 */
export function logEvidence({ candidate, control }: Compared, suspicion: Suspicion): number {
  return logSum(
    suspicion.map(
      (one) =>
        one.weight +
        candidate.bad * one.candidate.bad +
        (candidate.seen - candidate.bad) * one.candidate.good +
        control.bad * one.control.bad +
        (control.seen - control.bad) * one.control.good,
    ),
  );
}

/** Browsers of one group are missing: the others are so large a part of all. */
const MISSING: Suspicion = coins([0.6, 0.75, 0.95], 1);

/**
 * The evidence, as a logarithm, that browsers of one group are missing among those that were seen: a coin decided the group,
 * so half of them are expected there (sample ratio mismatch: Fabijan et al., KDD 2019). Such pages say nothing at all.
 */
export function logMissing(missing: number, others: number): number {
  return logEvidence({ candidate: allOf(others), control: allOf(missing) }, MISSING);
}

const allOf = (count: number): Outcomes => ({ seen: count, bad: count });

/** The logarithm of the sum of numbers that are given as logarithms. */
export function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  if (!Number.isFinite(most)) return most;
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}

/** One in twenty comes later than the bound. */
const LATE = 1.645;

/**
 * How many browsers of the candidate the test needs at most, in nineteen cases of twenty, to reach an evidence while the
 * shares are these. It is a sum of independent steps whose mean and spread follow from the shares, so it is close to
 * normal; of the mixture the best single part is taken, so the test itself is faster.
 *
 * @param enough the logarithm of the evidence to reach
 */
export function seenUntil(shares: Shares, suspicion: Suspicion, enough: number): number {
  const bounds = suspicion.map((one) => {
    const { mean, deviation } = stepOf(one, shares);
    if (mean <= 0) return Number.POSITIVE_INFINITY;
    const way = enough - one.weight;
    return ((LATE * deviation + Math.sqrt((LATE * deviation) ** 2 + 4 * mean * way)) / (2 * mean)) ** 2 / 2;
  });
  return Math.ceil(Math.min(...bounds));
}

/** Mean and deviation of the logarithm that one browser adds, whichever its group. */
function stepOf(one: Alternative, shares: Shares): { mean: number; deviation: number } {
  const cases = (['candidate', 'control'] as const).flatMap((group) => [
    { share: shares[group] / 2, log: one[group].bad },
    { share: (1 - shares[group]) / 2, log: one[group].good },
  ]);
  const mean = cases.reduce((sum, { share, log }) => sum + share * log, 0);
  const square = cases.reduce((sum, { share, log }) => sum + share * log ** 2, 0);
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean ** 2)) };
}
