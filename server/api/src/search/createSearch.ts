import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { phaseOf } from 'shared-kernel/rules/status';
import type { Board, BoardMatch } from '../board/createBoard';
import type { References } from '../board/references';
import { rankOf, type Searched, searched, wordsOf } from './searchWords';

/** Most records of each kind in an answer. */
export const MOST_FOUND = 10;

export type FoundRecord = { id: number; name: string; logo: string | undefined; country: string | undefined };

/** A match without its score. `match_time` in unix seconds. */
export type FoundMatch = { id: number; match_time: number; status_id: number; home: string; away: string };

export type Found = {
  teams: readonly FoundRecord[];
  competitions: readonly FoundRecord[];
  matches: readonly FoundMatch[];
};

type Entry<T> = Searched & { record: T };
type Named = { id: number; name: string; logo: string | undefined };

/** In the order of their names; made again when a record changes. */
type Names = {
  of: number;
  teams: ReadonlyMap<number, Entry<Named>>;
  competitions: ReadonlyMap<number, Entry<Named & { is_hot: boolean }>>;
};

/** Made again once a minute. A team and a competition are where one of their matches is played. */
type Fixtures = {
  of: number;
  at: number;
  matches: readonly Entry<FoundMatch>[];
  ofTeam: ReadonlyMap<number, BoardMatch>;
  ofCompetition: ReadonlyMap<number, BoardMatch>;
};

/** For so many seconds new matches may be missing: thousands are not gone through at each change of a score. */
const FIXTURES_SECONDS = 60;

const LIVE: ReadonlySet<number> = new Set(Object.values(MatchStatus).filter((status) => phaseOf(status) === 'live'));

const NOTHING: Found = { teams: [], competitions: [], matches: [] };

/**
 * Finds teams, competitions and matches of the board by words of their names, in any order and without marks; a match by
 * words of both its teams.
 *
 * @returns the best answers first: of teams and competitions those of hot competitions before others, of matches the live
 *   ones and then those that are nearest to `now` (unix seconds)
 */
export function createSearch(board: Pick<Board, 'references' | 'select' | 'find'>) {
  let names: Names | undefined;
  let fixtures: Fixtures | undefined;

  function indexAt(now: number): { names: Names; fixtures: Fixtures } {
    const references = board.references();
    const { number } = references;
    if (names?.of !== number) names = namesOf(references);
    if (fixtures?.of !== number || Math.abs(now - fixtures.at) >= FIXTURES_SECONDS)
      fixtures = fixturesOf(board, names.teams, now);
    return { names, fixtures };
  }

  const countryOf = (match: BoardMatch | undefined) => board.references().countries.get(match?.country_id ?? 0)?.name;

  /** As the match is now; none that has left the board or is drawn nowhere. */
  function matchNow({ record, rank }: Ranked<FoundMatch>): Ranked<FoundMatch>[] {
    const match = board.find(record.id);
    if (!match || match.status_id === MatchStatus.Abnormal) return [];
    const { match_time, status_id } = match;
    return [{ rank, record: { ...record, match_time, status_id } }];
  }

  return (typed: string, now: number): Found => {
    const words = wordsOf(typed);
    if (words.length === 0) return NOTHING;
    const { teams, competitions } = indexAt(now).names;
    const { matches, ofTeam, ofCompetition } = indexAt(now).fixtures;
    const isInHot = ({ id }: Named) => competitions.get(ofTeam.get(id)?.competition_id ?? 0)?.record.is_hot ?? false;
    const distance = ({ match_time, status_id }: FoundMatch) => (LIVE.has(status_id) ? -1 : Math.abs(match_time - now));
    return {
      teams: best(ranked(teams.values(), words), (team) => (isInHot(team) ? 0 : 1)).map((team) => ({
        ...team,
        country: countryOf(ofTeam.get(team.id)),
      })),
      competitions: best(ranked(competitions.values(), words), ({ is_hot }) => (is_hot ? 0 : 1)).map(
        ({ is_hot, ...competition }) => ({ ...competition, country: countryOf(ofCompetition.get(competition.id)) }),
      ),
      matches: best(ranked(matches, words).flatMap(matchNow), distance),
    };
  };
}

function namesOf({ number, teams, competitions }: References): Names {
  return {
    of: number,
    teams: byId([...teams.values()].map(({ id, name, logo }) => ({ id, name, logo }))),
    competitions: byId([...competitions.values()].map(({ id, name, logo, is_hot }) => ({ id, name, logo, is_hot }))),
  };
}

const { compare } = new Intl.Collator('vi');

function byId<T extends Named>(records: T[]): ReadonlyMap<number, Entry<T>> {
  records.sort((one, other) => compare(one.name, other.name) || one.id - other.id);
  return new Map(records.map((record) => [record.id, { ...searched(record.name), record }]));
}

function fixturesOf(board: Pick<Board, 'references' | 'select'>, teams: Names['teams'], at: number): Fixtures {
  const all = board.select({ from: 0, to: Number.MAX_SAFE_INTEGER, statuses: [], pageSize: Number.MAX_SAFE_INTEGER });
  const ofTeam = new Map<number, BoardMatch>();
  const ofCompetition = new Map<number, BoardMatch>();
  const matches: Entry<FoundMatch>[] = [];
  for (const match of all) {
    const { id, match_time, status_id, home_team_id, away_team_id } = match;
    ofCompetition.set(match.competition_id, match);
    ofTeam.set(home_team_id, match).set(away_team_id, match);
    const [home, away] = [teams.get(home_team_id), teams.get(away_team_id)];
    if (!home || !away) continue;
    const record = { id, match_time, status_id, home: home.record.name, away: away.record.name };
    matches.push({ text: home.text + away.text, initials: '', record });
  }
  return { of: board.references().number, at, matches, ofTeam, ofCompetition };
}

type Ranked<T> = { rank: number; record: T };

function ranked<T>(entries: Iterable<Entry<T>>, words: readonly string[]): Ranked<T>[] {
  const found: Ranked<T>[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry, words);
    if (rank !== undefined) found.push({ rank, record: entry.record });
  }
  return found;
}

/** @param order smaller numbers first, of records that answer equally well; equal ones stay in their order */
function best<T>(found: readonly Ranked<T>[], order: (record: T) => number): readonly T[] {
  return found
    .map(({ rank, record }) => ({ rank, record, second: order(record) }))
    .sort((one, other) => one.rank - other.rank || one.second - other.second)
    .slice(0, MOST_FOUND)
    .map(({ record }) => record);
}
