import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Board } from '../board/createBoard';
import { createRanks, NOT_FOUND, partOf } from './createRanks';
import { compareByTime } from './matchOrder';
import { type ReadTeams, readTeams } from './readTeams';
import { createSearchIndex, type Entry, type IndexedMatch, type SearchIndex } from './searchIndex';
import { wordsOf } from './searchWords';
import { namedOf } from './sidesOf';

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
 * competition's country, without marks, and with a mistyped letter; a match by one of its teams or by both.
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

  function matchesOf({ matches }: SearchIndex, { rankOfMatch }: ReadTeams<Entry>, now: number): readonly FoundMatch[] {
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
      teams: best(index.teams, read.rankOfTeam),
      competitions: best(index.competitions, ({ searched }) => ranksOf(searched, all)?.[0] ?? NOT_FOUND),
      matches: matchesOf(index, read, now),
    };
  }

  return (text: string, now: number): Found => {
    const words = wordsOf(text);
    if (words.length === 0) return NOTHING;
    const found = look(words, now);
    const named = namedOf(words);
    // Of "MU gặp" the other team is not typed yet.
    return named.length > 0 && named.length < words.length && isNothing(found) ? look(named, now) : found;
  };
}

function isNothing({ teams, competitions, matches }: Found): boolean {
  return teams.length + competitions.length + matches.length === 0;
}

/** Those that answer equally well stay in their order, hot ones first. */
function best(entries: ReadonlyMap<number, Entry>, rankOf: (entry: Entry) => number): readonly FoundRecord[] {
  const found: { rank: number; entry: Entry }[] = [];
  for (const entry of entries.values()) {
    const rank = rankOf(entry);
    if (rank < NOT_FOUND) found.push({ rank, entry });
  }
  return found
    .sort((one, other) => one.rank - other.rank || Number(other.entry.isHot) - Number(one.entry.isHot))
    .slice(0, MOST_FOUND)
    .map(({ entry: { record, country } }) => ({ ...record, country }));
}
