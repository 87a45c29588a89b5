import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Board } from '../board/createBoard';
import { createRanks, NOT_FOUND, type Part, partOf, RANK } from './createRanks';
import { compareByTime } from './matchOrder';
import { type ReadTeams, readTeams } from './readTeams';
import { createSearchIndex, type Entry, type IndexedMatch, type SearchIndex } from './searchIndex';
import { wordsOf } from './searchWords';
import { stripStopWords } from './stripStopWords';

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
 * nothing, it is read without what the visitor wants of the name, then as a team and a competition in which it plays.
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
    rankOfMatch: ReadTeams<Entry>['rankOfMatch'],
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
      teams: best(index.teams, read.rankOfTeam),
      competitions: best(index.competitions, ({ searched }) => ranksOf(searched, all)?.[0] ?? NOT_FOUND),
      matches: matchesOf(index.matches, read.rankOfMatch, now),
    };
  }

  /** Reads a text as a team and a competition in which it plays, in either order. */
  function lookInCompetitions(words: readonly string[], now: number): Found {
    const index = indexAt(now);
    for (const { teams, competitions } of pairsIn(words, index)) {
      const rankOf = ({ record }: Entry) => teams.get(record.id) ?? NOT_FOUND;
      const theirs = index.matches.filter(
        ({ competition, home, away }) =>
          competitions.has(competition) && Math.min(rankOf(home), rankOf(away)) < NOT_FOUND,
      );
      if (theirs.length === 0) continue;
      const playing = new Set(theirs.flatMap(({ home, away }) => [home, away]));
      const played = new Set(theirs.map(({ competition }) => competition));
      return {
        teams: best(index.teams, (entry) => (playing.has(entry) ? rankOf(entry) : NOT_FOUND)),
        competitions: best(index.competitions, ({ record }) =>
          played.has(record.id) ? (competitions.get(record.id) ?? NOT_FOUND) : NOT_FOUND,
        ),
        matches: matchesOf(theirs, (home, away) => Math.min(rankOf(home), rankOf(away)), now),
      };
    }
    return NOTHING;
  }

  return (text: string, now: number): Found => {
    const words = wordsOf(text);
    if (words.length === 0) return NOTHING;
    const found = look(words, now);
    if (!isNothing(found)) return found;
    const named = stripStopWords(words);
    const again = named.length > 0 && named.length < words.length ? look(named, now) : found;
    return isNothing(again) ? lookInCompetitions(named, now) : again;
  };
}

type Ranked = Map<number, number>;

/** Each way to cut a text into a team and a competition: the ranks of both by id, where each has some. */
function pairsIn(words: readonly string[], index: SearchIndex): { teams: Ranked; competitions: Ranked }[] {
  const cuts = words.slice(1).map((_, before) => [partOf(words, 0, before + 1), partOf(words, before + 1)] as const);
  const teams = ranksByPart(words, cuts.flat(), index.teams);
  const competitions = ranksByPart(words, cuts.flat(), index.competitions);
  return cuts
    .flatMap(([one, other]) => [
      { teams: teams.get(one), competitions: competitions.get(other) },
      { teams: teams.get(other), competitions: competitions.get(one) },
    ])
    .flatMap((pair) =>
      pair.teams && pair.competitions ? [{ teams: pair.teams, competitions: pair.competitions }] : [],
    );
}

/** The ranks of each part that somebody is called. A name that is only like the words leaves too much to guess. */
function ranksByPart(words: readonly string[], parts: readonly Part[], entries: SearchIndex['teams']) {
  const ranksOf = createRanks(words);
  const found = new Map<Part, Ranked>();
  for (const [id, { searched }] of entries)
    for (const [at, rank] of (ranksOf(searched, parts) ?? []).entries()) {
      const part = parts[at];
      if (!part || rank > RANK.words) continue;
      const ranked = found.get(part) ?? new Map();
      found.set(part, ranked.set(id, rank));
    }
  return found;
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
