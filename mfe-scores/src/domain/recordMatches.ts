import type { Match } from 'shared-kernel/entities/match';
import { phaseOf } from 'shared-kernel/rules/status';

/** The matches of a team or a competition as its page shows them. */
export type RecordMatches = {
  readonly live: readonly Match[];
  /** The newest first. */
  readonly results: readonly Match[];
  /** The next first. What was put off stands at its planned time. */
  readonly fixtures: readonly Match[];
};

/** Most of a list: a league's fortnight has less, and a hostile feed's has a bound. */
const MOST = 60;

export function recordMatches(matches: Iterable<Match>): RecordMatches {
  const all = [...matches].sort((one, other) => one.match_time - other.match_time);
  const of = (...phases: string[]) => all.filter(({ status_id }) => phases.includes(phaseOf(status_id)));
  return {
    live: of('live').slice(0, MOST),
    results: of('ended').reverse().slice(0, MOST),
    fixtures: of('notStarted', 'other').slice(0, MOST),
  };
}
