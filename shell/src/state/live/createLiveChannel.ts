import { BehaviorSubject, Subject } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import type { MatchRecords } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
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
  const snapshot$ = new BehaviorSubject<Snapshot>({ matches: [], records: undefined });
  return {
    live$: new Subject<MatchUpdate>(),
    /** The snapshot that a page loaded last. The first subscriber gets all that were loaded before, merged. */
    snapshot$,
    loaded(came: Snapshot): void {
      snapshot$.next(snapshot$.observed ? came : together(snapshot$.value, came));
    },
    shown: createShownLevel(),
    prices: createShownPrices(),
    connection$: new BehaviorSubject<ConnectionState>({ kind: 'disconnected', since: now() }),
  };
}

/** Complete up to where both are; of a match it has the later one. */
function together(before: Snapshot, came: Snapshot): Snapshot {
  if (before.matches.length === 0 && !before.records) return came;
  const [had, has] = [before.records, came.records];
  return {
    matches: byId([...before.matches, ...came.matches]),
    records: had &&
      has && {
        teams: byId([...had.teams, ...has.teams]),
        competitions: byId([...had.competitions, ...has.competitions]),
        upTo: had.upTo === undefined || has.upTo === undefined ? undefined : Math.min(had.upTo, has.upTo),
      },
  };
}

function byId<T extends { readonly id: Id }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

export type LiveChannel = ReturnType<typeof createLiveChannel>;
