import { filter, map, type Observable, switchMap, throttleTime, timer } from 'rxjs';
import type { MatchWindow } from '../../contract/matches';
import type { Clock } from '../../contract/shell';
import type { MatchId } from '../../entities/match';
import type { MatchNews } from '../../rules/matchNews';

/** All pages learn of a new match at the same moment: each asks at another one, in milliseconds; answers may be cached. */
const WAIT_MS = { least: 2000, most: 8000 };

/** Snapshots for the sake of one match. */
const MAX_TRIES = 3;

type Deps = {
  window: MatchWindow;
  clock: Pick<Clock, 'now'>;
  /** The matches of the window. */
  known: ReadonlyMap<MatchId, unknown>;
  /** From 0 to 1. */
  random: () => number;
};

/** Emits some seconds after news of a match that belongs to the window and is not in it: a snapshot is due. */
export function strangers$(news$: Observable<MatchNews>, { window, clock, known, random }: Deps): Observable<unknown> {
  const tries = new Map<MatchId, number>();
  const wait = WAIT_MS.least + random() * (WAIT_MS.most - WAIT_MS.least);
  return news$.pipe(
    filter(({ match_id, match_time, state }) => {
      if (known.has(match_id)) return false;
      return window(clock.now()).belongs?.({ match_time, state }) === true;
    }),
    map(({ match_id }) => {
      tries.set(match_id, (tries.get(match_id) ?? 0) + 1);
      return tries.get(match_id) ?? 0;
    }),
    filter((count) => count <= MAX_TRIES),
    throttleTime(WAIT_MS.most),
    switchMap(() => timer(wait)),
  );
}
