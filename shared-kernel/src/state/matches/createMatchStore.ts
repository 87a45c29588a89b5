import { Subject } from 'rxjs';
import type { MatchChange } from '../../contract/matches';
import type { Competition } from '../../entities/competition';
import type { Country } from '../../entities/country';
import type { Id } from '../../entities/id';
import type { Match, MatchId } from '../../entities/match';
import type { Team } from '../../entities/team';
import type { ChangeEntry, Changes } from '../../protocol/lanes';
import type { MatchRange } from '../../protocol/matchRange';
import type { PushedUpdate } from '../../protocol/matchUpdate';
import { foldChange, foldRemoval, foldSnapshot, foldWhole, forgotten, type KnownMatch } from '../../rules/foldMatch';
import { type MatchNews, type NewsNames, namesIn, newsOfMatch, newsOfStranger } from '../../rules/matchNews';
import { createLanes } from './createLanes';
import { createWaitingUpdates } from './createWaitingUpdates';

/** Remembered matches; a snapshot has 5000 at most. The oldest that no page shows are dropped first. */
const MOST_KNOWN = 10_000;

/**
 * Each match once, with how new each lane of it is. Snapshots, changes of lanes and whole messages may come in any order
 * and repetition: the newest of each lane counts.
 */
export function createMatchStore() {
  const known = new Map<MatchId, KnownMatch>();
  const records = {
    teams: new Map<Id, Team>(),
    competitions: new Map<Id, Competition>(),
    countries: new Map<Id, Country>(),
  };
  const waiting = createWaitingUpdates();
  const lanes = createLanes(() => {
    for (const [id, match] of known) known.set(id, forgotten(match));
  });
  const change$ = new Subject<readonly MatchChange[]>();
  const news$ = new Subject<MatchNews>();
  const loaded$ = new Subject<{ readonly matches: readonly Match[]; readonly isToAsk: boolean }>();
  const held = new Set<ReadonlyMap<MatchId, unknown>>();

  const put = (next: KnownMatch, isNews: boolean): MatchChange[] => {
    const before = known.get(next.match.id)?.match;
    known.set(next.match.id, next);
    return next.match === before ? [] : [{ id: next.match.id, before, after: next.match, isNews }];
  };
  /** As `put`, of what the hub told. */
  const hear = (before: KnownMatch, next: KnownMatch, names: NewsNames = {}): MatchChange[] => {
    if (next === before) return [];
    const version = next.lanes?.football;
    const changes = put(next, true);
    if (version === undefined || version !== before.lanes?.football)
      news$.next(newsOfMatch(next.match, version, names));
    return changes;
  };
  const keepRecords = (range: MatchRange) => {
    for (const team of range.teams) records.teams.set(team.id, team);
    for (const competition of range.competitions) records.competitions.set(competition.id, competition);
    for (const country of range.countries) records.countries.set(country.id, country);
  };
  const say = (changes: readonly MatchChange[]) => void (changes.length > 0 && change$.next(changes));
  const dropOldest = () => {
    for (const id of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      if (![...held].some((matches) => matches.has(id))) known.delete(id);
    }
  };
  /** The changes of one match together. @returns the same match when all are old */
  const fold = (before: KnownMatch, entries: readonly ChangeEntry[]): KnownMatch =>
    entries.reduce(
      (match, entry) => (entry.lane ? foldChange(match, entry, lanes.position()) : foldRemoval(match, entry.version)),
      before,
    );

  return {
    ...records,
    lanes,
    /** What changed, one array an input. */
    change$,
    /** What the hub told of a match's football, whether some page has it or not. */
    news$,
    /** The matches of each snapshot, and whether the hub is to be asked for what it lacks. */
    loaded$,
    get: (id: MatchId): Match | undefined => known.get(id)?.match,
    all: (): Match[] => [...known.values()].map(({ match }) => match),
    /** A match that no change has touched since the last snapshot. */
    asLoaded(id: MatchId): Match | undefined {
      const { match, lanes: has, loaded } = known.get(id) ?? {};
      return has && has.football === loaded && has.prices === loaded ? match : undefined;
    },
    /** Whether a match lacks nothing up to this version. */
    reaches(id: MatchId, version: number): boolean {
      const has = known.get(id)?.lanes;
      return has === undefined || Math.min(has.football, has.prices) >= version;
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
      const changes = range.matches.flatMap((match) => {
        const loaded = foldSnapshot(known.get(match.id), match);
        const waits = waiting.take(match.id);
        return put(waits ? foldWhole(loaded, waits) : loaded, false);
      });
      dropOldest();
      say(changes);
      loaded$.next({ matches: range.matches, isToAsk: lanes.loaded(range.upTo) });
    },
    /** Matches that were asked for whole because a change of them was missed. */
    repair(matches: readonly Match[]): void {
      say(
        matches.flatMap((match) => {
          const before = known.get(match.id);
          return before ? hear(before, foldSnapshot(before, match)) : [];
        }),
      );
    },
    /** @returns the matches that a change was missed of, with the version that they lack */
    change(frame: Changes): ReadonlyMap<MatchId, number> {
      const gaps = new Map<MatchId, number>();
      const byMatch = new Map<MatchId, ChangeEntry[]>();
      for (const entry of frame.entries) byMatch.set(entry.id, [...(byMatch.get(entry.id) ?? []), entry]);
      const changes = [...byMatch].flatMap(([id, entries]) => {
        const before = known.get(id);
        const next = before && fold(before, entries);
        if (next?.lacks !== undefined) gaps.set(id, next.lacks);
        if (before?.lanes) return hear(before, next ?? before, namesIn(entries));
        for (const news of entries.flatMap(newsOfStranger)) news$.next(news);
        return next ? put(next, true) : [];
      });
      lanes.passed(frame);
      say(changes);
      return gaps;
    },
    /** A whole message. */
    message(update: PushedUpdate): void {
      const before = known.get(update.match_id);
      if (before) return say(hear(before, foldWhole(before, update), update));
      const stranger = waiting.keep(update);
      if (stranger) news$.next(stranger);
    },
  };
}

export type MatchStore = ReturnType<typeof createMatchStore>;
