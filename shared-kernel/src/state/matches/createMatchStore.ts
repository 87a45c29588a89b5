import { Subject } from 'rxjs';
import type { MatchChange } from '../../contract/matches';
import type { Competition } from '../../entities/competition';
import type { Country } from '../../entities/country';
import type { Id } from '../../entities/id';
import type { Match, MatchId } from '../../entities/match';
import type { Team } from '../../entities/team';
import type { MatchRange } from '../../protocol/matchRange';
import { foldSnapshot, forgotten, type KnownMatch } from '../../rules/foldMatch';
import type { MatchNews } from '../../rules/matchNews';

/** Remembered matches; a snapshot has 5000 at most. The oldest that no page shows are dropped first. */
const MAX_KNOWN = 10_000;

/**
 * Each match once, with how new each lane of it is. Snapshots and what the hub sent (`createHubMatches`) may come in any
 * order and repetition: the newest of each lane counts.
 */
export function createMatchStore() {
  const known = new Map<MatchId, KnownMatch>();
  const records = {
    teams: new Map<Id, Team>(),
    competitions: new Map<Id, Competition>(),
    countries: new Map<Id, Country>(),
  };
  const change$ = new Subject<readonly MatchChange[]>();
  const loaded$ = new Subject<Pick<MatchRange, 'matches' | 'upTo'>>();
  const held = new Set<ReadonlyMap<MatchId, unknown>>();
  let upTo: number | undefined = Number.POSITIVE_INFINITY;

  const put = (next: KnownMatch, isNews: boolean): MatchChange[] => {
    const before = known.get(next.match.id)?.match;
    known.set(next.match.id, next);
    return next.match === before ? [] : [{ id: next.match.id, before, after: next.match, isNews }];
  };
  const say = (changes: readonly MatchChange[]) => void (changes.length > 0 && change$.next(changes));
  const keepRecords = (range: MatchRange) => {
    for (const team of range.teams) records.teams.set(team.id, team);
    for (const competition of range.competitions) records.competitions.set(competition.id, competition);
    for (const country of range.countries) records.countries.set(country.id, country);
  };
  const dropOldest = () => {
    for (const id of known.keys()) {
      if (known.size <= MAX_KNOWN) break;
      if (![...held].some((matches) => matches.has(id))) known.delete(id);
    }
  };

  return {
    ...records,
    /** What changed, one array an input. */
    change$,
    /** What the hub sent of a match's football, whether some page has it or not. */
    news$: new Subject<MatchNews>(),
    loaded$,
    /** Up to where all snapshots so far are complete; `undefined` where one does not say, or none came. */
    upTo: () => (upTo === Number.POSITIVE_INFINITY ? undefined : upTo),
    get: (id: MatchId): Match | undefined => known.get(id)?.match,
    all: (): Match[] => [...known.values()].map(({ match }) => match),
    known: (id: MatchId): KnownMatch | undefined => known.get(id),
    /** Keeps what is known now. @returns what changed, to be said with the rest of its input */
    put,
    say,
    /** No version counts any more. */
    forget(): void {
      for (const [id, match] of known) known.set(id, forgotten(match));
    },
    /** A match that no change has touched since the last snapshot. */
    asLoaded(id: MatchId): Match | undefined {
      const { match, lanes, loaded } = known.get(id) ?? {};
      return lanes && lanes.football === loaded && lanes.prices === loaded ? match : undefined;
    },
    /** These matches are shown until the returned function is called. */
    hold(matches: ReadonlyMap<MatchId, unknown>): () => void {
      held.add(matches);
      return () => void held.delete(matches);
    },
    /** Matches that were asked for by themselves: any snapshot counts more. */
    meet(range: MatchRange): void {
      keepRecords(range);
      for (const match of range.matches) if (!known.has(match.id)) known.set(match.id, forgotten({ match }));
      dropOldest();
    },
    load(range: MatchRange): void {
      keepRecords(range);
      const changes = range.matches.flatMap((match) => put(foldSnapshot(known.get(match.id), match), false));
      upTo = upTo === undefined || range.upTo === undefined ? undefined : Math.min(upTo, range.upTo);
      dropOldest();
      say(changes);
      loaded$.next(range);
    },
  };
}

export type MatchStore = ReturnType<typeof createMatchStore>;
