import { type ArmCounts, above, type Measured } from './armCounts';
import { type Compared, logEvidence, logMissing, logSum, MORE_ABOVE, MORE_FAULTS, type Outcomes } from './evidence';
import { FEWEST_FAULTY, logAbove, usualShare } from './usualShare';

/** Both arms, since the candidate began. */
export type Arms = { readonly candidate: ArmCounts; readonly control: ArmCounts };

/**
 * A good release is withdrawn once in five hundred at most, whenever and however often it is looked at. All suspicions
 * share in it: the weighted mean of their evidence is evidence, however they hang together (Vovk, Wang: E-values, Ann.
 * Statist. 49, 2021).
 */
export const LOG_ENOUGH = Math.log(500);

/** So much keeps a candidate where it is: more browsers say whether it is withdrawn. */
export const LOG_SUSPICIOUS = Math.log(4);

/** Parts of the belief; what is left of 1 is believed to be good. */
const WEIGHTS = { faults: 0.5, missing: 0.04, LCP: 0.05, INP: 0.04, CLS: 0.04, blocked: 0.07 } as const;

/** From what on a measurement is bad; a release may shift any of them. Milliseconds, CLS without a unit. */
export const LIMITS: Readonly<Record<Measured, readonly number[]>> = {
  LCP: [1000, 1800, 2500, 4000],
  INP: [120, 200, 350, 500],
  CLS: [0.05, 0.1, 0.25],
  blocked: [200, 1000, 5000],
};

export type Suspected = {
  readonly what: keyof typeof WEIGHTS;
  /** Its part of the evidence, as a logarithm; {@link LOG_ENOUGH} of all together is enough. */
  readonly log: number;
  /** In figures, for people. */
  readonly figures: string;
};

/**
 * What speaks against the candidate, the strongest first.
 *
 * @param isLcpComparable whether both arms have the same first picture
 */
export function suspicionsOf({ candidate, control }: Arms, isLcpComparable: boolean): readonly Suspected[] {
  const measured: readonly Measured[] = isLcpComparable ? ['LCP', 'INP', 'CLS', 'blocked'] : ['INP', 'CLS', 'blocked'];
  const faults = { candidate: candidate.faults, control: control.faults };
  return [
    weighed('faults', logEvidence(faults, MORE_FAULTS), told(faults, 'had a fault')),
    weighed(
      'missing',
      logMissing(candidate.addresses, control.addresses),
      `${candidate.addresses} addresses were heard of, and ${control.addresses} of the control`,
    ),
    ...measured.map((name) => measuredSuspicion(name, { candidate, control })),
  ].sort((one, other) => other.log - one.log);
}

/** All of it together, as a logarithm. */
export const togetherOf = (suspected: readonly Suspected[]) => logSum(suspected.map(({ log }) => log));

/**
 * Whether browsers of the control are missing: then somebody made candidate's visits up, or the counting is broken, and
 * nothing may go forward by these figures.
 */
export function isControlMissing({ candidate, control }: Arms): boolean {
  return logMissing(control.addresses, candidate.addresses) > LOG_ENOUGH;
}

/** Whether an arm fails far more often than the live release ever did. */
export function isUnusual({ faults }: ArmCounts, usual: Outcomes): boolean {
  return faults.bad >= FEWEST_FAULTY && logAbove(faults, usualShare(usual)) >= LOG_SUSPICIOUS;
}

function measuredSuspicion(what: Measured, { candidate, control }: Arms): Suspected {
  const limits = LIMITS[what].map((limit) => {
    const compared = {
      candidate: above(candidate.measured[what], limit),
      control: above(control.measured[what], limit),
    };
    const log = logEvidence(compared, MORE_ABOVE) - Math.log(LIMITS[what].length);
    return { log, figures: told(compared, `were above ${limit}`) };
  });
  const strongest = limits.reduce((one, other) => (other.log > one.log ? other : one));
  return weighed(what, logSum(limits.map(({ log }) => log)), strongest.figures);
}

function weighed(what: Suspected['what'], log: number, figures: string): Suspected {
  return { what, log: log + Math.log(WEIGHTS[what]), figures };
}

/** The evidence that one suspicion must reach by itself, as a logarithm. */
export function enoughOf(what: Suspected['what']): number {
  return LOG_ENOUGH - Math.log(WEIGHTS[what]);
}

function told({ candidate, control }: Compared, what: string): string {
  return `${candidate.bad} of ${candidate.seen} ${what}, and ${control.bad} of ${control.seen} of the control`;
}
