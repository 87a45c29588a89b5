import type { ChangeDelta, Snapshot } from '../store/readMatches';

type Changes = Extract<ChangeDelta, { kind: 'changes' }>;

/** What a node reads of a store at its start: nothing, except what a test says. */
export function aSnapshot(given: Partial<Snapshot> = {}): Snapshot {
  const reference = { countries: [], competitions: [], teams: [] };
  return { last: 0, lastForBoards: undefined, matches: [], reference, ...given };
}

/** What a node reads of the change log: no changes, except what a test says. */
export function someChanges(given: Partial<Changes> & Pick<Changes, 'last'>): ChangeDelta {
  return {
    kind: 'changes',
    matches: [],
    removedIds: [],
    skippedIds: new Set<number>(),
    reference: undefined,
    lastForBoards: undefined,
    isMore: false,
    ...given,
  };
}
