import { delay, filter, map, type Observable, throttleTime } from 'rxjs';
import type { Clock } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import type { MatchSource } from './matchSource';

/** All pages learn of a new match at the same moment: each asks at another one, in milliseconds; answers may be cached. */
const WAIT_MS = { least: 2000, most: 8000 };

/** Snapshots for the sake of one match. */
const MOST_TRIES = 3;

type Deps = {
  source: MatchSource;
  clock: Pick<Clock, 'now'>;
  known: ReadonlyMap<MatchId, unknown>;
  /** From 0 to 1. */
  random: () => number;
};

/** Emits some seconds after an update of a match that belongs to the page and is not on it: a snapshot is due. */
export function unknownMatches$(
  live$: Observable<MatchUpdate>,
  { source, clock, known, random }: Deps,
): Observable<unknown> {
  const tries = new Map<MatchId, number>();
  const wait = WAIT_MS.least + random() * (WAIT_MS.most - WAIT_MS.least);
  return live$.pipe(
    filter(({ match_id, match_time }) => {
      if (known.has(match_id) || match_time === undefined) return false;
      const { window } = source(clock.now());
      return window !== undefined && match_time >= window.from && match_time < window.to;
    }),
    map(({ match_id }) => {
      tries.set(match_id, (tries.get(match_id) ?? 0) + 1);
      return tries.get(match_id) ?? 0;
    }),
    filter((count) => count <= MOST_TRIES),
    throttleTime(WAIT_MS.most),
    delay(wait),
  );
}
