import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';

type Timed = { match_time: number; status_id: number };

const LIVE: ReadonlySet<number> = new Set(
  Object.values(MatchStatus).filter((status) => matchState(status).kind === 'live'),
);

/** So many seconds after its time a match that has not begun is still one to come: it is late, or its feed is. */
const LATE = 3 * 3600;

/** Live matches first, then those to come, the next first, then those of the past, the latest first. */
export function compareByTime(one: Timed, other: Timed, now: number): number {
  const turn = turnOf(one, now);
  const [first, second] = turn === TURN.past ? [other, one] : [one, other];
  return turn - turnOf(other, now) || first.match_time - second.match_time;
}

const TURN = { live: 0, next: 1, past: 2 } as const;

function turnOf({ match_time, status_id }: Timed, now: number): number {
  if (LIVE.has(status_id)) return TURN.live;
  return status_id === MatchStatus.Ended || match_time < now - LATE ? TURN.past : TURN.next;
}
