import type { Match, MatchId } from '../entities/match';
import type { ChangeEntry, LaneChange, LaneNumbers, Names } from '../protocol/lanes';
import type { MatchUpdate, PushedUpdate } from '../protocol/matchUpdate';
import {
  foldChange,
  foldSnapshot,
  foldWhole,
  type KnownMatch,
  nextShown,
  removed,
  updateOf,
  updateOfUnknown,
} from '../rules/foldLanes';
import { foldScore } from '../rules/foldScore';
import { isNewer } from '../rules/foldUpdate';

/** Remembered matches; a snapshot has 5000 at most. The oldest are dropped first. */
const MOST_KNOWN = 10_000;

/** Updates for remotes, and the matches that a change was missed of, with the version that they lack. */
export type Folded = { updates: MatchUpdate[]; gaps: ReadonlyMap<MatchId, number> };

type Context = {
  /** Up to where all matches of the page are complete in each lane. */
  level: LaneNumbers;
  /** Remotes may have lost what the page knows: an older snapshot lacks matches. */
  isRepeated: boolean;
};

/**
 * What the page knows of each match, so that remotes of every release get whole updates with versions that grow: of
 * changes in lanes, and of pushes with unreadable fields (M19, M20).
 */
export function createKnownMatches() {
  const known = new Map<MatchId, KnownMatch>();

  const learn = (match: KnownMatch) => {
    // Delete first, so that the map keeps the order of updates.
    known.delete(match.id);
    known.set(match.id, match);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return match;
  };
  const updatesFor = (match: KnownMatch, names?: Names) => updateOf(learn(nextShown(match)), names);

  /** Applies the changes of one match together. */
  function change(
    id: MatchId,
    entries: readonly ChangeEntry[],
    { level, isRepeated }: Context,
    gaps: Map<MatchId, number>,
  ) {
    const before = known.get(id);
    let match = before;
    let names: Names | undefined;
    for (const entry of entries) {
      if (entry.lane === undefined) {
        const isOld = before?.lanes && before.lanes.football > entry.version;
        return isOld ? undefined : updatesFor(removed(id, before, entry.version));
      }
      if (!match?.lanes) return passOn(entry, match);
      names = entry.names ?? names;
      match = foldChange(match, entry, level);
    }
    if (!match) return undefined;
    if (match.lacks !== undefined) gaps.set(id, match.lacks);
    // A match that could not take its changes is as remotes have it.
    if (isRepeated || match.lanes !== before?.lanes) return updatesFor(match, names);
    learn(match);
    return undefined;
  }

  /** Of a match whose whole state is unknown remotes get what stands by itself. */
  function passOn(entry: LaneChange, before: KnownMatch | undefined): MatchUpdate | undefined {
    const built = updateOfUnknown(entry);
    if (!built) return undefined;
    const [id, status_id, home, away] = built.score;
    const score = { id, status_id, home_scores: [...home], away_scores: [...away], score: built.score };
    const shown = Math.max(before?.shown ?? 0, built.version ?? 0);
    learn({ ...before, ...score, lanes: undefined, isPassedOn: before?.isPassedOn ?? true, shown });
    return built;
  }

  return {
    /** A snapshot that a remote has just taken. @returns what remotes need besides */
    load: (matches: readonly Match[]): MatchUpdate[] =>
      matches.flatMap((match) => {
        const { next, needsUpdate } = foldSnapshot(known.get(match.id), match);
        learn(next);
        return needsUpdate ? updatesFor(next) : [];
      }),
    /** Matches that were asked for because of a gap: no remote has them. */
    heal: (matches: readonly Match[]): MatchUpdate[] =>
      matches.map((match) => {
        const before = known.get(match.id);
        const { next } = foldSnapshot(before, match);
        return updatesFor(before?.lanes ? { ...next, shown: before.shown } : next);
      }),
    /** Whether a match lacks nothing up to this version. */
    reaches: (id: MatchId, version: number) => {
      const lanes = known.get(id)?.lanes;
      return lanes === undefined || Math.min(lanes.football, lanes.prices) >= version;
    },
    /** What was known no longer counts, whatever its version: the next snapshot does. */
    forget() {
      for (const [id, match] of known)
        known.set(id, { ...match, lanes: undefined, lacks: undefined, isPassedOn: false });
    },
    /** A whole message. @returns `undefined` when the status of the match is unknown */
    complete(update: PushedUpdate): MatchUpdate | undefined {
      const [id, status] = update.score;
      const before = known.get(id);
      const status_id = status ?? before?.status_id;
      if (status_id === undefined) return undefined;
      const nothing = { id, status_id, home_scores: [], away_scores: [], score: undefined };
      const score = foldScore(before ?? nothing, update.score);
      const next = foldWhole(before, score, update);
      if (!before?.lanes || update.version === undefined) {
        if (isNewer(before?.shown, update.version)) learn(next);
      } else if (update.version > Math.min(before.lanes.football, before.lanes.prices)) {
        const { home_team, away_team, competition_name } = update;
        return { ...updatesFor(next), home_team, away_team, competition_name };
      }
      return { ...update, score: score.score };
    },
    change(entries: readonly ChangeEntry[], context: Context): Folded {
      const gaps = new Map<MatchId, number>();
      const byMatch = new Map<MatchId, ChangeEntry[]>();
      for (const entry of entries) byMatch.set(entry.id, [...(byMatch.get(entry.id) ?? []), entry]);
      const updates = [...byMatch].flatMap(([id, of]) => change(id, of, context, gaps) ?? []);
      return { updates, gaps };
    },
  };
}

export type KnownMatches = ReturnType<typeof createKnownMatches>;
