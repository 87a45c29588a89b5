import { auditTime, filter, type Observable } from 'rxjs';
import type { MatchId } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import type { TimeWindow } from 'shared-kernel/rules/localDay';

/** Matches end in groups, and answers may be cached for a second: ends are gathered this long, in milliseconds. */
const GATHER_MS = 3000;

type Results = { window: TimeWindow; known: ReadonlyMap<MatchId, unknown> };

/** Emits some seconds after matches of the window ended that are not among the results yet. */
export function newResults$(live$: Observable<MatchUpdate>, { window, known }: Results): Observable<unknown> {
  const isInWindow = (time: number | undefined) => time === undefined || (time >= window.from && time < window.to);
  return live$.pipe(
    filter(({ match_id, match_time, score }) => {
      return score[1] === MatchStatus.Ended && isInWindow(match_time) && !known.has(match_id);
    }),
    auditTime(GATHER_MS),
  );
}
