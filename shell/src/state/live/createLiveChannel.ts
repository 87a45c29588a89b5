import { BehaviorSubject, Subject } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import type { MatchRecords } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { createShownLevel } from './createShownLevel';
import { createShownPrices } from './createShownPrices';

export type Snapshot = { readonly matches: readonly Match[]; readonly records: MatchRecords | undefined };

/**
 * The streams that remotes subscribe to from the start. The connection is deferred and publishes through them.
 *
 * @param now server time in unix seconds
 */
export function createLiveChannel(now: () => number) {
  return {
    live$: new Subject<MatchUpdate>(),
    /** The snapshot that a page loaded last. */
    snapshot$: new BehaviorSubject<Snapshot>({ matches: [], records: undefined }),
    shown: createShownLevel(),
    prices: createShownPrices(),
    connection$: new BehaviorSubject<ConnectionState>({ kind: 'disconnected', since: now() }),
  };
}

export type LiveChannel = ReturnType<typeof createLiveChannel>;
