import { Subject } from 'rxjs';
import type { MatchChange } from '../../contract/matches';
import type { Match, MatchId } from '../../entities/match';
import type { ChangeEntry, Changes } from '../../protocol/lanes';
import type { PushedUpdate } from '../../protocol/matchUpdate';
import { foldSnapshot, type KnownMatch } from '../../rules/foldMatch';
import { foldChange, foldRemoval, foldWhole } from '../../rules/foldPush';
import { matchNames, namesIn, newsOfStranger } from '../../rules/matchNews';
import { createLanes } from './createLanes';
import type { MatchStore } from './createMatchStore';
import { createWaitingUpdates } from './createWaitingUpdates';

/** What the hub sent of the store's matches, and where the page stands in its lanes. */
export function createHubMatches(store: MatchStore) {
  const { news$ } = store;
  const waiting = createWaitingUpdates();
  const lanes = createLanes(store.forget);
  lanes.loaded(store.upTo());
  /** Emits after each snapshot whether the hub is to be asked for what it lacks. */
  const loaded$ = new Subject<boolean>();
  store.loaded$.subscribe(({ matches, upTo }) => {
    const changes = matches.flatMap(({ id }) => {
      const [known, waits] = [store.known(id), waiting.take(id)];
      return known && waits ? store.put(foldWhole(known, waits), false) : [];
    });
    store.say(changes);
    loaded$.next(lanes.loaded(upTo));
  });

  /** @returns what changed; of football, it is news */
  const hear = (before: KnownMatch, next: KnownMatch, names = matchNames()): MatchChange[] => {
    if (next === before) return [];
    const version = next.lanes?.football;
    const changes = store.put(next, true);
    if (version === undefined || version !== before.lanes?.football)
      news$.next({ ...next.match, match_id: next.match.id, version, names });
    return changes;
  };
  const fold = (known: KnownMatch, entry: ChangeEntry): KnownMatch =>
    entry.lane ? foldChange(known, entry, lanes.position()) : foldRemoval(known, entry.version);

  return {
    lanes,
    /** Whether a match lacks nothing up to this version. */
    reaches(id: MatchId, version: number): boolean {
      const has = store.known(id)?.lanes;
      return has === undefined || Math.min(has.football, has.prices) >= version;
    },
    loaded$,
    /** Matches that were asked for whole because a change of them was missed. */
    repair(matches: readonly Match[]): void {
      store.say(
        matches.flatMap((match) => {
          const before = store.known(match.id);
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
        const before = store.known(id);
        const next = before && entries.reduce(fold, before);
        if (next?.lacks !== undefined) gaps.set(id, next.lacks);
        if (before?.lanes) return hear(before, next ?? before, namesIn(entries));
        for (const news of entries.flatMap(newsOfStranger)) news$.next(news);
        return next ? store.put(next, true) : [];
      });
      lanes.passed(frame);
      store.say(changes);
      return gaps;
    },
    /** A whole message. */
    message(update: PushedUpdate): void {
      const before = store.known(update.match_id);
      if (before) return store.say(hear(before, foldWhole(before, update), namesOf(update)));
      const score = waiting.keep(update);
      if (score) news$.next({ ...update, ...score, names: namesOf(update) });
    },
  };
}

const namesOf = ({ home_team, away_team, competition_name }: PushedUpdate) =>
  matchNames(home_team, away_team, competition_name);
