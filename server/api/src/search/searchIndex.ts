import { createCalledNames } from 'feeds/several/calledNames';
import type { Board, BoardMatch } from '../board/createBoard';
import { ALL_MATCHES } from '../board/matchWindow';
import { createNameIndex, type Searched } from './nameIndex';

/** For so many seconds new matches may be missing: thousands are not gone through at each change of a score. */
const FIXTURES_SECONDS = 60;

export type FoundRecord = { id: number; name: string; logo: string | undefined; country: string | undefined };

/** `isHot`: a hot competition, or a team in one. `country`: where one of its matches is played. */
export type Entry = { key: number; isTeam: boolean; record: FoundRecord; isHot: boolean };

/** A match without two named teams is left out. */
export type IndexedMatch = { id: number; competition: Entry | undefined; home: Entry; away: Entry };

/** Ids are positive. */
const keyOf = (isTeam: boolean, id: number) => (isTeam ? id : -id);

/** What is searched at a time in unix seconds: read again when a record of the board changes, and once a minute. */
export function createSearchIndex(board: Pick<Board, 'references' | 'select'>) {
  let entries = new Map<number, Entry>();
  let matches: readonly IndexedMatch[] = [];
  let read: { number: number; at: number } | undefined;
  const calledNames = createCalledNames();
  const indexed = new Map<number, Searched & { country: string | undefined }>();
  const { add, remove, find } = createNameIndex((key) => entries.get(key)?.isHot ?? false);

  function readBoard() {
    const { teams, competitions, countries } = board.references();
    const all = board.select(ALL_MATCHES);
    const matchOf = new Map<number, BoardMatch>();
    for (const match of all) {
      matchOf.set(keyOf(false, match.competition_id), match);
      matchOf.set(keyOf(true, match.home_team_id), match).set(keyOf(true, match.away_team_id), match);
    }
    entries = new Map();
    for (const [isTeam, records] of [
      [true, teams],
      [false, competitions],
    ] as const)
      for (const { id, name, logo } of records.values()) {
        const key = keyOf(isTeam, id);
        const match = matchOf.get(key);
        const isHot = competitions.get((isTeam ? match?.competition_id : id) ?? 0)?.is_hot ?? false;
        const country = countries.get(match?.country_id ?? 0)?.name;
        entries.set(key, { key, isTeam, isHot, record: { id, name, logo, country } });
      }
    matches = all.flatMap(({ id, competition_id, home_team_id, away_team_id }) => {
      const [home, away] = [entries.get(keyOf(true, home_team_id)), entries.get(keyOf(true, away_team_id))];
      return home && away ? [{ id, home, away, competition: entries.get(keyOf(false, competition_id)) }] : [];
    });
  }

  /** Only names that changed: all of them at once would hold up every other answer. */
  function indexNames() {
    for (const [key, was] of indexed) {
      const record = entries.get(key)?.record;
      if (record?.name === was.name && record.country === was.country) continue;
      remove(was);
      indexed.delete(key);
    }
    for (const [key, { isTeam, record }] of entries) {
      if (indexed.has(key)) continue;
      const { name, country } = record;
      const searched = { key, name, country, ...(isTeam ? ofTeam(country, name) : ofCompetition(country, name)) };
      indexed.set(key, searched);
      add(searched);
    }
  }

  /** A national team is also called as its country. */
  const ofTeam = (country: string | undefined, name: string) => ({
    aliases: [...calledNames.team(country, name), ...calledNames.country(name)],
    places: [],
  });
  const ofCompetition = (country: string | undefined, name: string) => ({
    aliases: calledNames.competition(country, name),
    places: country === undefined ? [] : [country, ...calledNames.country(country)],
  });

  return (now: number) => {
    const { number } = board.references();
    if (read?.number !== number || Math.abs(now - read.at) >= FIXTURES_SECONDS) {
      readBoard();
      indexNames();
      read = { number, at: now };
    }
    return { entries, matches, find };
  };
}
