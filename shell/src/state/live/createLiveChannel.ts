import { BehaviorSubject, Subject } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import type { MatchRecords } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { createShownLevel } from './createShownLevel';

/** What a page loaded. */
export type Snapshot = { readonly matches: readonly Match[]; readonly records: MatchRecords | undefined };

/**
 * What remotes listen to from the first moment on. Whoever keeps the connection comes later and speaks through it.
 *
 * @param now server time in unix seconds
 */
export function createLiveChannel(now: () => number) {
  return {
    live$: new Subject<MatchUpdate>(),
    /** The last snapshot that a page loaded. */
    snapshot$: new BehaviorSubject<Snapshot>({ matches: [], records: undefined }),
    shown: createShownLevel(),
    connection$: new BehaviorSubject<ConnectionState>({ kind: 'disconnected', since: now() }),
  };
}

export type LiveChannel = ReturnType<typeof createLiveChannel>;
