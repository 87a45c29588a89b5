import { type CalledNames, createCalledNames } from 'feeds/several/calledNames';
import type { Board, BoardMatch } from '../board/createBoard';
import { ALL_MATCHES } from '../board/matchWindow';
import type { References } from '../board/references';
import { type Searched, searched } from './searchWords';

/** For so many seconds new matches may be missing: thousands are not gone through at each change of a score. */
const FIXTURES_SECONDS = 60;

/** Most names to remember as they are searched; then all are read again. */
const MOST_READ = 20_000;

type Named = { id: number; name: string; logo: string | undefined };

/** `isHot`: a hot competition, or a team in one. `country`: where one of its matches is played. */
export type Entry = { record: Named; searched: Searched; country: string | undefined; isHot: boolean };

export type IndexedMatch = { id: number; competition: number; home: Entry; away: Entry };

/** Teams and competitions are by id, in the order of their names. A match without two named teams is left out. */
export type SearchIndex = {
  teams: ReadonlyMap<number, Entry>;
  competitions: ReadonlyMap<number, Entry>;
  matches: readonly IndexedMatch[];
};

/** What is searched at a time in unix seconds: made again when a record of the board changes, and once a minute. */
export function createSearchIndex(board: Pick<Board, 'references' | 'select'>): (now: number) => SearchIndex {
  let read: Reader | undefined;
  let sorted: ReturnType<typeof inOrder> | undefined;
  let made: (SearchIndex & { of: number; at: number }) | undefined;

  return (now) => {
    const references = board.references();
    const { number: of } = references;
    if (made?.of === of && Math.abs(now - made.at) < FIXTURES_SECONDS) return made;
    read ??= createReader(createCalledNames());
    const { team: readTeam, competition: readCompetition } = read;
    if (sorted?.of !== of) sorted = inOrder(references);
    const all = board.select(ALL_MATCHES);
    const { ofTeam, ofCompetition } = placesOf(all);
    const countryOf = (match: BoardMatch | undefined) => references.countries.get(match?.country_id ?? 0)?.name;
    const isHot = (id: number | undefined) => references.competitions.get(id ?? 0)?.is_hot ?? false;
    const teams = sorted.teams.map((record) => {
      const match = ofTeam.get(record.id);
      const country = countryOf(match);
      return { record, country, searched: readTeam(country, record.name), isHot: isHot(match?.competition_id) };
    });
    const competitions = sorted.competitions.map((record) => {
      const country = countryOf(ofCompetition.get(record.id));
      return { record, country, searched: readCompetition(country, record.name), isHot: isHot(record.id) };
    });
    made = { of, at: now, ...withMatches(byId(teams), all), competitions: byId(competitions) };
    return made;
  };
}

type Read = (country: string | undefined, name: string) => Searched;
type Reader = { team: Read; competition: Read };

/** Names as they are searched, with what else their bearers are called; a national team as its country. */
function createReader({ team, competition, country }: CalledNames): Reader {
  const ofTeam: Read = (place, name) => searched([name, ...team(place, name), ...country(name)]);
  const ofCompetition: Read = (place, name) =>
    searched([name, ...competition(place, name)], place === undefined ? [] : [place, ...country(place)]);
  return { team: remembered(ofTeam), competition: remembered(ofCompetition) };
}

function remembered(read: Read): Read {
  const known = new Map<string, Searched>();
  return (place, name) => {
    const key = `${place}|${name}`;
    const found = known.get(key) ?? read(place, name);
    if (known.size >= MOST_READ) known.clear();
    known.set(key, found);
    return found;
  };
}

const { compare } = new Intl.Collator('vi');

function inOrder({ number, teams, competitions }: References) {
  const sorted = (records: Iterable<Named>): readonly Named[] =>
    [...records]
      .map(({ id, name, logo }) => ({ id, name, logo }))
      .sort((one, other) => compare(one.name, other.name) || one.id - other.id);
  return { of: number, teams: sorted(teams.values()), competitions: sorted(competitions.values()) };
}

/** A match of each team and each competition. */
function placesOf(all: readonly BoardMatch[]) {
  const ofTeam = new Map<number, BoardMatch>();
  const ofCompetition = new Map<number, BoardMatch>();
  for (const match of all) {
    ofCompetition.set(match.competition_id, match);
    ofTeam.set(match.home_team_id, match).set(match.away_team_id, match);
  }
  return { ofTeam, ofCompetition };
}

function byId(entries: readonly Entry[]): ReadonlyMap<number, Entry> {
  return new Map(entries.map((entry) => [entry.record.id, entry]));
}

function withMatches(teams: ReadonlyMap<number, Entry>, all: readonly BoardMatch[]) {
  const matches: IndexedMatch[] = [];
  for (const { id, competition_id: competition, home_team_id, away_team_id } of all) {
    const [home, away] = [teams.get(home_team_id), teams.get(away_team_id)];
    if (home && away) matches.push({ id, competition, home, away });
  }
  return { teams, matches };
}
