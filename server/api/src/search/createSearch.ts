import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Board } from '../board/createBoard';
import { compareByTime } from './matchOrder';
import type { Hits } from './nameIndex';
import { createSearchIndex, type Entry, type FoundRecord, type IndexedMatch } from './searchIndex';
import { cutsOf, partOf, stripStopWords, wordsOf } from './searchWords';

/** Most records of each kind in an answer. */
const MAX_FOUND = 10;

/** A match without its score. `match_time` in unix seconds. */
type FoundMatch = { id: number; match_time: number; status_id: number; home: string; away: string };

export type Found = {
  teams: readonly FoundRecord[];
  competitions: readonly FoundRecord[];
  matches: readonly FoundMatch[];
};

/** The records of a match that answer a text. `isWhole`: all of them by a name in full. */
type Answer = { by: readonly Entry[]; isWhole: boolean };

/**
 * Finds teams, competitions and matches of the board by words of their names, of what else they are called and of a
 * competition's country. Where a text names none, it is read as two of them: teams that meet, or a team in a competition. A
 * text that finds nothing is read without its stop words, then with mistyped letters.
 *
 * @returns the best answers first: of matches those of teams that are named in full, and of these the live ones, those to
 *   come, those of the past as they are at `now` (unix seconds)
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

  function look(words: readonly string[], isFuzzy: boolean, now: number): Found {
    const index = indexAt(now);
    const all = partOf(words);
    const cuts = cutsOf(words);
    const hitsOf = index.find(words, [all, ...cuts.flat()], isFuzzy);
    const hits = hitsOf(all);
    const named = [...hits.keys()].flatMap((key) => index.entries.get(key) ?? []);
    const isTeamNamed = named.some(({ isTeam }) => isTeam);
    const pairs = cuts
      .map(([one, other]) => [hitsOf(one), hitsOf(other)] as const)
      .filter((pair) => pair.every(({ size }) => size > 0));
    const matches = index.matches
      .flatMap((match) => {
        const answer = isTeamNamed ? namedIn(match, hits) : pairedIn(match, pairs, named.length === 0);
        return answer ? matchNow(match).map((record) => ({ ...answer, record })) : [];
      })
      .sort(
        (one, other) => Number(other.isWhole) - Number(one.isWhole) || compareByTime(one.record, other.record, now),
      );
    const found = named.length > 0 ? named : [...new Set(matches.flatMap(({ by }) => by))];
    const records = (areTeams: boolean) =>
      found.filter(({ isTeam }) => isTeam === areTeams).map(({ record }) => record);
    return {
      teams: records(true).slice(0, MAX_FOUND),
      competitions: records(false).slice(0, MAX_FOUND),
      matches: matches.slice(0, MAX_FOUND).map(({ record }) => record),
    };
  }

  return (text: string, now: number): Found => {
    const words = wordsOf(text);
    const named = stripStopWords(words);
    for (const isFuzzy of [false, true])
      for (const reading of named.length < words.length ? [words, named] : [words]) {
        const found = look(reading, isFuzzy, now);
        if (found.teams.length + found.competitions.length + found.matches.length > 0) return found;
      }
    return { teams: [], competitions: [], matches: [] };
  };
}

/** The match's teams that the whole text names. */
function namedIn({ home, away }: IndexedMatch, hits: Hits): Answer | undefined {
  const by = [home, away].filter(({ key }) => hits.has(key));
  return by.length > 0 ? { by, isWhole: by.some(({ key }) => hits.get(key)) } : undefined;
}

/** The best way in which a match's teams, or one of them and its competition, answer the two parts of a text. */
function pairedIn(
  { home, away, competition }: IndexedMatch,
  pairs: readonly (readonly [Hits, Hits])[],
  canBeCompetition: boolean,
): Answer | undefined {
  let best: Answer | undefined;
  const couples: [Entry, Entry][] = [[home, away]];
  if (canBeCompetition && competition) couples.push([home, competition], [away, competition]);
  for (const [first, second] of pairs) {
    const answer = (one: Entry, other: Entry) => {
      const [isWhole, isOtherWhole] = [first.get(one.key), second.get(other.key)];
      if (isWhole === undefined || isOtherWhole === undefined || best?.isWhole) return;
      best = { by: [one, other], isWhole: isWhole && isOtherWhole };
    };
    for (const [one, other] of couples) {
      answer(one, other);
      answer(other, one);
    }
  }
  return best;
}
