import type { ReleaseMeasures } from 'server-shared/releases/releaseFigures';
import type { Outcomes } from './evidence';

/** What is measured of a page. `blocked`: milliseconds of its long tasks together. */
export const MEASURED = ['LCP', 'INP', 'CLS', 'blocked'] as const;
export type Measured = (typeof MEASURED)[number];

/** How often a measurement was about this large. */
export type Distribution = readonly (readonly [value: number, count: number])[];

/** What was counted of one arm since the candidate began, each browser once. */
export type ArmCounts = {
  /** `bad` had a fault of the release. */
  readonly faults: Outcomes;
  /** Of how many addresses they are, each once in a step. */
  readonly addresses: number;
  readonly measured: Readonly<Record<Measured, Distribution>>;
};

export const NOTHING_COUNTED: ArmCounts = {
  faults: { seen: 0, bad: 0 },
  addresses: 0,
  measured: { LCP: [], INP: [], CLS: [], blocked: [] },
};

/** How many measurements there are, and how many are above a limit. */
export function above(distribution: Distribution, limit: number): Outcomes {
  const sum = (items: Distribution) => items.reduce((all, [, count]) => all + count, 0);
  return { seen: sum(distribution), bad: sum(distribution.filter(([value]) => value > limit)) };
}

/** What `api` counted of an arm; nothing where it counted nothing. */
export function countsOfArm(measures: Pick<ReleaseMeasures, 'browsers'> | undefined): ArmCounts {
  if (!measures) return NOTHING_COUNTED;
  const { LCP, INP, CLS, blocked, addresses, ...faults } = measures.browsers;
  return { faults: outcomesOf(faults), addresses, measured: { LCP, INP, CLS, blocked } };
}

/** A fault may be heard of without its view, which another node forgot. */
export function outcomesOf(counted: Outcomes | undefined): Outcomes {
  const { seen, bad } = counted ?? { seen: 0, bad: 0 };
  return { seen: Math.max(seen, bad), bad };
}
