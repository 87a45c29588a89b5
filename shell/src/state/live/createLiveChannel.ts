import { BehaviorSubject } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { createMatchStore } from 'shared-kernel/state/matches/createMatchStore';
import { createShownAge } from './createShownAge';

/**
 * What pages and the connection share from the start. The connection is deferred.
 *
 * @param now server time in unix seconds
 */
export function createLiveChannel(now: () => number) {
  return {
    store: createMatchStore(),
    shown: createShownAge(),
    prices: createShownPrices(),
    connection$: new BehaviorSubject<ConnectionState>({ kind: 'disconnected', since: now() }),
  };
}

export type LiveChannel = ReturnType<typeof createLiveChannel>;

/** Whether some remote shows prices or statistics that a visitor asked for. */
function createShownPrices() {
  const areShown$ = new BehaviorSubject(false);
  const places = new Set<object>();
  return {
    areShown$,
    /** They are on screen until the function it returns is called. */
    show(): () => void {
      const place = {};
      places.add(place);
      areShown$.next(true);
      return () => {
        places.delete(place);
        areShown$.next(places.size > 0);
      };
    },
  };
}
