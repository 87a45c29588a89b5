/** What an address may add to what a candidate is judged by. */
export type Evidence = 'browser' | 'fault' | 'measured';

export type Group = 'candidate' | 'control';

/** A step of a candidate, with its share of the browsers and how many of one address count in each group. */
export type Step = { readonly share: number; readonly most: number };

/** What one address has added since the candidate began. */
export type Added = Readonly<Record<Group, InGroup>>;
type InGroup = {
  readonly browsers: number;
  readonly faults: number;
  readonly measured: number;
  /** Of the step in which its last browser counted. */
  readonly share: number | undefined;
};

const NONE: InGroup = { browsers: 0, faults: 0, measured: 0, share: undefined };
export const NOTHING_ADDED: Added = { candidate: NONE, control: NONE };

/**
 * Most faults of one address in both groups together, and most browsers that are measured there in each: whether a time
 * is a bad one is known to the judge alone.
 */
export const MAX_BAD = 3;

/** One fault of an address counts, and one more for so many of its browsers in that group: it fails alone or for all. */
const BROWSERS_A_FAULT = 6;

/** One group of an address is at most so far ahead of twice the other: a coin decides the group of each browser. */
const MAX_AHEAD = 3;

/**
 * What an address has added with one more. A fault may come to a server that did not hear of its browser. After three faults
 * the address says nothing more, of either group: if its faults were left out and its other browsers were not, it would
 * praise, and if it were heard of one group alone, it would tilt the comparison.
 *
 * @returns `undefined` where that is beyond the bound
 */
export function withOneMore(added: Added, what: Evidence, group: Group, step: Step): Added | undefined {
  if (added.candidate.faults + added.control.faults >= MAX_BAD) return undefined;
  const before = added[group];
  const other = added[group === 'candidate' ? 'control' : 'candidate'];
  const after = inGroup(before, what, { ...step, most: Math.min(step.most, MAX_AHEAD + 2 * other.browsers) });
  return after && { ...added, [group]: after };
}

/** Whether an address has no browser in a group of this step yet: an address counts once there. */
export function isNewIn(added: Added, group: Group, { share }: Step): boolean {
  return added[group].share !== share;
}

function inGroup(before: InGroup, what: Evidence, { share, most }: Step): InGroup | undefined {
  const { browsers, faults, measured } = before;
  switch (what) {
    case 'browser':
      return browsers < most ? { ...before, browsers: browsers + 1, share } : undefined;
    case 'fault':
      return faults <= browsers / BROWSERS_A_FAULT ? { ...before, faults: faults + 1 } : undefined;
    case 'measured':
      return measured < Math.min(most, MAX_BAD) ? { ...before, measured: measured + 1 } : undefined;
  }
}
