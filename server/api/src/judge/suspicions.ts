import type { ReleaseMeasures } from 'server-shared/releases/releaseFigures';
import { type Compared, logEvidence, logMissing, logSum, MORE_ABOVE, MORE_FAULTS, type Outcomes } from './evidence';
import { FEWEST_FAULTY, logAbove, usualShare } from './usualShare';

/** What was counted of one group since the candidate began, each browser once. */
export type GroupCounts = ReleaseMeasures['browsers'];

export const NOTHING_COUNTED: GroupCounts = { seen: 0, bad: 0, addresses: 0, LCP: [], INP: [], CLS: [], blocked: [] };

export type GroupsCounts = { readonly candidate: GroupCounts; readonly control: GroupCounts };

/**
 * A good release is withdrawn once in five hundred at most, whenever and however often it is looked at. All suspicions
 * share in it: the weighted mean of their evidence is evidence, however they hang together (Vovk, Wang: E-values, Ann.
 * Statist. 49, 2021).
 */
export const LOG_ENOUGH = Math.log(500);

/** So much keeps a candidate where it is: more browsers say whether it is withdrawn. */
export const LOG_SUSPICIOUS = Math.log(4);

/** What a measure says, as a logarithm and in figures. */
type Said = { readonly log: number; readonly figures: string };

type Measure = {
  /** Its part of the belief; what is left of 1 is believed to be good. */
  readonly part: number;
  /** Whether it says something only where both groups have the same first HTML. */
  readonly needsSameHtml?: true;
  readonly said: (groups: GroupsCounts) => Said;
};

/** All that may speak against a candidate, a row each. Milliseconds, CLS without a unit. */
const MEASURES = {
  faults: { part: 0.5, said: (groups) => saidBy(groups, MORE_FAULTS, 'had a fault') },
  missing: { part: 0.04, said: missing },
  LCP: { part: 0.05, needsSameHtml: true, said: aboveOneOf('LCP', [1000, 1800, 2500, 4000]) },
  INP: { part: 0.04, said: aboveOneOf('INP', [120, 200, 350, 500]) },
  CLS: { part: 0.04, said: aboveOneOf('CLS', [0.05, 0.1, 0.25]) },
  // Milliseconds of all long tasks of a page.
  blocked: { part: 0.07, said: aboveOneOf('blocked', [200, 1000, 5000]) },
} as const satisfies Record<string, Measure>;

const ROWS: readonly (readonly [string, Measure])[] = Object.entries(MEASURES);

/** {@link LOG_ENOUGH} of all together is enough. */
export type Suspected = Said & { readonly what: string };

/**
 * What speaks against the candidate, the strongest first.
 *
 * @param isSameHtml whether both groups have the same first HTML
 */
export function suspicionsOf(groups: GroupsCounts, isSameHtml: boolean): readonly Suspected[] {
  return ROWS.filter(([, { needsSameHtml }]) => isSameHtml || !needsSameHtml)
    .map(([what, { part, said }]) => {
      const { log, figures } = said(groups);
      return { what, figures, log: log + Math.log(part) };
    })
    .sort((one, other) => other.log - one.log);
}

/** All of it together, as a logarithm. */
export const togetherOf = (suspected: readonly Suspected[]) => logSum(suspected.map(({ log }) => log));

/** The evidence that one measure must reach by itself, as a logarithm. */
export const enoughOf = (what: keyof typeof MEASURES) => LOG_ENOUGH - Math.log(MEASURES[what].part);

/**
 * Whether browsers of the control are missing: then somebody made candidate's visits up, or the counting is broken, and
 * nothing may go forward by these figures.
 */
export function isControlMissing({ candidate, control }: GroupsCounts): boolean {
  return logMissing(control.addresses, candidate.addresses) > LOG_ENOUGH;
}

/** Whether a group fails far more often than the live release ever did. */
export function isUnusual(group: Outcomes, usual: Outcomes): boolean {
  return group.bad >= FEWEST_FAULTY && logAbove(group, usualShare(usual)) >= LOG_SUSPICIOUS;
}

function missing({ candidate, control }: GroupsCounts): Said {
  return {
    log: logMissing(candidate.addresses, control.addresses),
    figures: `${candidate.addresses} addresses were heard of, and ${control.addresses} of the control`,
  };
}

/** @param limits from which on a measurement is bad; a release may shift any of them */
function aboveOneOf(what: 'LCP' | 'INP' | 'CLS' | 'blocked', limits: readonly number[]): Measure['said'] {
  return ({ candidate, control }) => {
    const each = limits.map((limit) => {
      const compared = { candidate: above(candidate[what], limit), control: above(control[what], limit) };
      return saidBy(compared, MORE_ABOVE, `were above ${limit}`);
    });
    const { figures } = each.reduce((one, other) => (other.log > one.log ? other : one));
    return { log: logSum(each.map(({ log }) => log - Math.log(limits.length))), figures };
  };
}

function above(distribution: GroupCounts['LCP'], limit: number): Outcomes {
  const sum = (items: GroupCounts['LCP']) => items.reduce((all, [, count]) => all + count, 0);
  return { seen: sum(distribution), bad: sum(distribution.filter(([value]) => value > limit)) };
}

function saidBy({ candidate, control }: Compared, suspicion: typeof MORE_FAULTS, what: string): Said {
  const figures = `${candidate.bad} of ${candidate.seen} ${what}, and ${control.bad} of ${control.seen} of the control`;
  return { log: logEvidence({ candidate, control }, suspicion), figures };
}
