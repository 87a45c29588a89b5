import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Board } from '../board/createBoard';
import { createRanks, NOT_FOUND, partOf, RANK } from './createRanks';
import { compareByTime } from './matchOrder';
import { type ReadTeams, readTeams } from './readTeams';
import { createSearchIndex, type Entry, type IndexedMatch } from './searchIndex';
import { wordsOf } from './searchWords';
import { namedOf } from './sidesOf';
import { withoutWishes } from './withoutWishes';

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

const NOTHING: Found = { teams: [], competitions: [], matches: [] };

/**
 * Finds teams, competitions and matches of the board by words of their names, of what else they are called and of a
 * competition's country, without marks, and with a mistyped letter; a match by one of its teams or by both. Where a text finds
 * nothing, it is read without what the visitor wants of the name, then as a team and a competition of it.
 *
 * @returns the best answers first: of teams and competitions those of hot competitions before others, of matches the live
 *   ones, those to come, those of the past as they are at `now` (unix seconds)
 */
export function createSearch(board: Pick<Board, 'references' | 'select' | 'find'>) {
  const indexAt = createSearchIndex(board);

  /** As the match is now; none that has left the board or is drawn nowhere. */
  function matchNow({ id, home, away }: IndexedMatch): FoundMatch[] {
    const match = board.find(id);
    if (!match || match.status_id === MatchStatus.Abnormal) return [];
    const { match_time, status_id } = match;
    return [{ id, match_time, status_id, home: home.record.name, away: away.record.name }];
  }

  function matchesOf(
    matches: readonly IndexedMatch[],
    { rankOfMatch }: ReadTeams<Entry>,
    now: number,
  ): readonly FoundMatch[] {
    return matches
      .flatMap((match) => {
        const rank = rankOfMatch(match.home, match.away);
        return rank < NOT_FOUND ? matchNow(match).map((record) => ({ rank, record })) : [];
      })
      .sort((one, other) => one.rank - other.rank || compareByTime(one.record, other.record, now))
      .slice(0, MOST_FOUND)
      .map(({ record }) => record);
  }

  function look(words: readonly string[], now: number): Found {
    const index = indexAt(now);
    const read = readTeams(index.teams.values(), words);
    const ranksOf = createRanks(words);
    const all = [partOf(words)];
    return {
      teams: best(index.teams.values(), read.rankOfTeam),
      competitions: best(index.competitions.values(), ({ searched }) => ranksOf(searched, all)?.[0] ?? NOT_FOUND),
      matches: matchesOf(index.matches, read, now),
    };
  }

  /** Reads a text as a team and a competition in which it plays, or the other way round. */
  function lookInCompetitions(words: readonly string[], now: number): Found {
    const index = indexAt(now);
    for (const { team, competitions } of competitionsIn(words, index.competitions.values())) {
      const inThem = index.matches.filter((match) => competitions.has(match.competition));
      const teams = new Set(inThem.flatMap(({ home, away }) => [home, away]));
      const read = readTeams(teams, team);
      const theirs = inThem.filter(({ home, away }) => read.rankOfMatch(home, away) < NOT_FOUND);
      if (theirs.length === 0) continue;
      const played = new Set(theirs.map((match) => match.competition));
      const entries = [...played].flatMap((id) => index.competitions.get(id) ?? []);
      return {
        teams: best(teams, read.rankOfTeam),
        competitions: best(entries, ({ record }) => competitions.get(record.id) ?? NOT_FOUND),
        matches: matchesOf(theirs, read, now),
      };
    }
    return NOTHING;
  }

  return (text: string, now: number): Found => {
    const words = wordsOf(text);
    // Of "MU gặp" the other team is not typed yet.
    const readings = [words, namedOf(words), withoutWishes(words)].filter(isAnother);
    for (const find of [look, lookInCompetitions])
      for (const reading of readings) {
        const found = find(reading, now);
        if (!isNothing(found)) return found;
      }
    return NOTHING;
  };
}

const isAnother = (reading: readonly string[], at: number, all: readonly (readonly string[])[]) =>
  reading.length > 0 && all.findIndex(({ length }) => length === reading.length) === at;

/** Each way to read a text as a competition and a team, in either order: the team's words, and the ranks of competitions by id. */
function competitionsIn(words: readonly string[], entries: Iterable<Entry>) {
  const cuts = words.slice(1).flatMap((_, before) => {
    const at = before + 1;
    return [
      { part: partOf(words, at), team: words.slice(0, at), competitions: new Map<number, number>() },
      { part: partOf(words, 0, at), team: words.slice(at), competitions: new Map<number, number>() },
    ];
  });
  const ranksOf = createRanks(words);
  const parts = cuts.map(({ part }) => part);
  // A name that is only like the words leaves too much to guess.
  for (const { searched, record } of entries)
    for (const [at, rank] of (ranksOf(searched, parts) ?? []).entries())
      if (rank <= RANK.words) cuts[at]?.competitions.set(record.id, rank);
  return cuts.filter(({ competitions }) => competitions.size > 0);
}

function isNothing({ teams, competitions, matches }: Found): boolean {
  return teams.length + competitions.length + matches.length === 0;
}

/** Those that answer equally well stay in their order, hot ones first. */
function best(entries: Iterable<Entry>, rankOf: (entry: Entry) => number): readonly FoundRecord[] {
  const found: { rank: number; entry: Entry }[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry);
    if (rank < NOT_FOUND) found.push({ rank, entry });
  }
  return found
    .sort((one, other) => one.rank - other.rank || Number(other.entry.isHot) - Number(one.entry.isHot))
    .slice(0, MOST_FOUND)
    .map(({ entry: { record, country } }) => ({ ...record, country }));
}
