import type { Hub } from 'hub';
import { CHANGES_EVENT, type WireChanges } from 'shared-kernel/protocol/lanes';

/** Clients that follow lanes are divided into so many groups. */
const SHARDS = 30;

/**
 * One group reloads after the other; the first after five seconds, when caches hold the new board. However often a
 * feed corrects its records, a page loads twelve boards an hour at most: half a megabyte.
 */
const PAUSE_MS = { before: 5000, between: 10_000 } as const;

const LOAD_A_BOARD: WireChanges = { upTo: {}, isPartial: true, entries: [] };

/** The hub's group of the n-th client. */
export const reloadGroup = (n: number): string => `reload ${n % SHARDS}`;

type ReloadOptions = {
  hub: Pick<Hub, 'group'>;
  /** Calls `run` after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/** Asks connected pages to load a board when lanes cannot carry what changed: each once in five minutes at most. */
export function createReloads({ hub, after }: ReloadOptions) {
  /** The number up to which pages are complete that have not been notified yet. */
  let before: number | undefined;
  let beforeNext: number | undefined;

  const isFollowed = () =>
    Array.from({ length: SHARDS }, (_, shard) => hub.group(reloadGroup(shard))).some(
      (group) => group.connectionCount() > 0,
    );

  function begin(number: number): void {
    before = number;
    after(PAUSE_MS.before, () => notify(0));
  }

  function notify(shard: number): void {
    hub.group(reloadGroup(shard)).broadcast(CHANGES_EVENT, LOAD_A_BOARD);
    if (shard + 1 < SHARDS) return after(PAUSE_MS.between, () => notify(shard + 1));
    const next = beforeNext;
    before = undefined;
    beforeNext = undefined;
    if (next !== undefined) begin(next);
  }

  return {
    /**
     * Without a client that follows lanes this does nothing: a page that opens later loads a board with all changes.
     *
     * @param complete the number up to which pages miss nothing
     */
    want(complete: number): void {
      if (before !== undefined) beforeNext ??= complete;
      else if (isFollowed()) begin(complete);
    },
    /** Frames must not name a higher number meanwhile: a client that is not notified yet would resume from there. */
    limit: (): number => before ?? Number.POSITIVE_INFINITY,
  };
}

export type Reloads = ReturnType<typeof createReloads>;
