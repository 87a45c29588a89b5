import type { Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import { phaseOf } from 'shared-kernel/rules/status';

/** A team or a competition, which has a page. */
export type RecordOfPage = { readonly kind: 'team' | 'competition'; readonly id: Id };

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

/** @param matches also of others: a server that knows no such request answers with all of that time */
export function recordMatches(record: RecordOfPage, matches: Iterable<Match>): RecordMatches {
  const theirs = [...matches].filter((match) => isOf(record, match));
  const all = theirs.sort((one, other) => one.match_time - other.match_time);
  const of = (...phases: string[]) => all.filter(({ status_id }) => phases.includes(phaseOf(status_id)));
  return {
    live: of('live').slice(0, MOST),
    results: of('ended').reverse().slice(0, MOST),
    fixtures: of('notStarted', 'other').slice(0, MOST),
  };
}

function isOf({ kind, id }: RecordOfPage, { competition_id, home_team_id, away_team_id }: Match): boolean {
  return kind === 'competition' ? competition_id === id : home_team_id === id || away_team_id === id;
}
