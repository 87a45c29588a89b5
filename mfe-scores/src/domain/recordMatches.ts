import type { Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import { isHidden } from 'shared-kernel/rules/status';

/** A team or a competition, which has a page. */
export type RecordOfPage = { readonly kind: 'team' | 'competition'; readonly id: Id };

/** The matches of a team or a competition as its page shows them. */
export type RecordMatches = {
  readonly live: readonly Match[];
  /** The newest first, with those that were called off. */
  readonly results: readonly Match[];
  /** The next first. What was put off stands at its planned time, until that is over. */
  readonly fixtures: readonly Match[];
};

/** Most of a list; of a week of friendlies the page has only the next and the last ones. */
const MAX = 60;

/** After this long past its kick-off, in seconds, nobody waits for a match that has not begun. */
const OVERDUE_SECONDS = 3 * 3600;

/**
 * @param matches also of others: a server that knows no such request answers with all of that time
 * @param now in unix seconds
 */
export function recordMatches(record: RecordOfPage, matches: Iterable<Match>, now: number): RecordMatches {
  const theirs = [...matches].filter((match) => isOf(record, match));
  const all = theirs.sort((one, other) => one.match_time - other.match_time);
  const of = (part: keyof RecordMatches) => all.filter((match) => partOf(match, now) === part);
  return {
    live: of('live').slice(0, MAX),
    results: of('results').reverse().slice(0, MAX),
    fixtures: of('fixtures').slice(0, MAX),
  };
}

function partOf({ state, match_time }: Match, now: number): keyof RecordMatches | undefined {
  if (isHidden(state)) return undefined;
  if (state.kind === 'off' && state.why === 'interrupted') return 'live';
  switch (state.kind) {
    case 'live':
      return 'live';
    case 'result':
      return 'results';
    case 'fixture':
    case 'off':
      return now - match_time > OVERDUE_SECONDS ? 'results' : 'fixtures';
  }
}

function isOf({ kind, id }: RecordOfPage, { competition_id, home_team_id, away_team_id }: Match): boolean {
  return kind === 'competition' ? competition_id === id : home_team_id === id || away_team_id === id;
}
