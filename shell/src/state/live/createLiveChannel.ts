import { BehaviorSubject } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { createMatchStore } from 'shared-kernel/state/matches/createMatchStore';
import { createShownLevel } from './createShownLevel';
import { createShownPrices } from './createShownPrices';

/**
 * What pages and the connection share from the start. The connection is deferred.
 *
 * @param now server time in unix seconds
 */
export function createLiveChannel(now: () => number) {
  return {
    store: createMatchStore(),
    shown: createShownLevel(),
    prices: createShownPrices(),
    connection$: new BehaviorSubject<ConnectionState>({ kind: 'disconnected', since: now() }),
  };
}

export type LiveChannel = ReturnType<typeof createLiveChannel>;
