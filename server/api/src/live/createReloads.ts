import type { Hub } from 'hub';
import { CHANGES_EVENT, type WireChanges } from 'shared-kernel/protocol/lanes';

/** All who follow lanes are in one of these parts. */
const PARTS = 30;

/**
 * A part is notified every so often, the first after five seconds, when caches hold the new board. However often a feed corrects its records,
 * twelve boards an hour are the most: half a megabyte.
 */
const REST_MS = { before: 5000, between: 10_000 } as const;

const LOAD_A_BOARD: WireChanges = { upTo: {}, isPartial: true, entries: [] };

/** The hub's group of the n-th client's part. */
export const reloadGroup = (n: number): string => `reload ${n % PARTS}`;

type ReloadOptions = {
  hub: Pick<Hub, 'group'>;
  /** Calls `run` after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/** Tells connected pages to load a board when lanes cannot tell what changed: each once in five minutes at most. */
export function createReloads({ hub, after }: ReloadOptions) {
  /** Up to where pages are complete that are not notified yet. */
  let before: number | undefined;
  let beforeNext: number | undefined;

  const isFollowed = () =>
    Array.from({ length: PARTS }, (_, part) => hub.group(reloadGroup(part))).some((part) => part.connectionCount() > 0);

  function begin(number: number): void {
    before = number;
    after(REST_MS.before, () => tell(0));
  }

  function tell(part: number): void {
    hub.group(reloadGroup(part)).broadcast(CHANGES_EVENT, LOAD_A_BOARD);
    if (part + 1 < PARTS) return after(REST_MS.between, () => tell(part + 1));
    const next = beforeNext;
    before = undefined;
    beforeNext = undefined;
    if (next !== undefined) begin(next);
  }

  return {
    /**
     * Where nobody follows nobody misses it: a page that opens later has a board with all of it.
     *
     * @param complete the number up to which pages miss nothing
     */
    want(complete: number): void {
      if (before !== undefined) beforeNext ??= complete;
      else if (isFollowed()) begin(complete);
    },
    /** Frames must not name a higher number meanwhile: who is not notified yet would resume from there. */
    limit: (): number => before ?? Number.POSITIVE_INFINITY,
  };
}

export type Reloads = ReturnType<typeof createReloads>;
