/** What an address may add to what a candidate is judged by. */
export type Evidence = 'browser' | 'fault' | 'measured';

export type Arm = 'candidate' | 'control';

/** A step of a candidate, with its share of the browsers and how many of one address count in each arm. */
export type Step = { readonly share: number; readonly most: number };

/** What one address has added since the candidate began. */
export type Added = Readonly<Record<Arm, InArm>>;
type InArm = {
  readonly browsers: number;
  readonly faults: number;
  readonly measured: number;
  /** Of the step in which its last browser counted. */
  readonly share: number | undefined;
};

const NONE: InArm = { browsers: 0, faults: 0, measured: 0, share: undefined };
export const NOTHING_ADDED: Added = { candidate: NONE, control: NONE };

/**
 * Most faults of one address in both arms together, and most browsers that are measured there in each: whether a time is
 * a bad one is known to the judge alone.
 */
export const MOST_BAD = 3;

/** One fault of an address counts, and one more for each so many of its browsers in that arm: it fails alone, or for all. */
const BROWSERS_A_FAULT = 6;

/** One arm of an address is at most so far ahead of twice the other: a coin decides the arm of each of its browsers. */
const MOST_AHEAD = 3;

/**
 * What an address has added with one more. A fault may come to a server that did not hear of its browser. After three faults
 * the address says nothing more, of either arm: if its faults were left out and its other browsers were not, it would
 * praise, and if it were heard of one arm alone, it would tilt the comparison.
 *
 * @returns `undefined` where that is beyond the bound
 */
export function withOneMore(added: Added, what: Evidence, arm: Arm, step: Step): Added | undefined {
  if (added.candidate.faults + added.control.faults >= MOST_BAD) return undefined;
  const before = added[arm];
  const other = added[arm === 'candidate' ? 'control' : 'candidate'];
  const after = inArm(before, what, { ...step, most: Math.min(step.most, MOST_AHEAD + 2 * other.browsers) });
  return after && { ...added, [arm]: after };
}

/** Whether an address has no browser in an arm of this step yet: an address counts once there. */
export function isNewIn(added: Added, arm: Arm, { share }: Step): boolean {
  return added[arm].share !== share;
}

function inArm(before: InArm, what: Evidence, { share, most }: Step): InArm | undefined {
  const { browsers, faults, measured } = before;
  switch (what) {
    case 'browser':
      return browsers < most ? { ...before, browsers: browsers + 1, share } : undefined;
    case 'fault':
      return faults <= browsers / BROWSERS_A_FAULT ? { ...before, faults: faults + 1 } : undefined;
    case 'measured':
      return measured < Math.min(most, MOST_BAD) ? { ...before, measured: measured + 1 } : undefined;
  }
}
