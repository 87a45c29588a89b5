import type { Competition } from 'shared-kernel/entities/competition';
import type { Country } from 'shared-kernel/entities/country';
import type { Id } from 'shared-kernel/entities/id';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { Team } from 'shared-kernel/entities/team';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { withKnownStart } from 'shared-kernel/rules/foldScore';
import { foldUpdate, isNewer } from 'shared-kernel/rules/foldUpdate';

/** Most updates to keep for matches that are not on the board yet; the oldest is dropped beyond this. */
export const MOST_WAITING_UPDATES = 1000;

/** A match before and after. A new match has no `before`, one that left the window no `after`. */
export type MatchChange = { id: MatchId; before: Match | undefined; after: Match | undefined };

/**
 * The matches of a window with their records: a snapshot, then updates on top of it.
 *
 * The newest version wins, from either source (M10), so the order and repetition of updates and snapshots make no
 * difference. An update of an unknown match waits for the snapshot with that match.
 */
export type Board = {
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly competitions: ReadonlyMap<Id, Competition>;
  readonly countries: ReadonlyMap<Id, Country>;
  readonly teams: ReadonlyMap<Id, Team>;
  /** A match that no update has changed since the last snapshot. */
  asLoaded(id: MatchId): Match | undefined;
  /** Takes a snapshot; matches that it lacks have left the window. @returns what changed */
  load(range: MatchRange): MatchChange[];
  /** @returns what changed, or `undefined` when the update is old or its match unknown */
  apply(update: MatchUpdate): MatchChange | undefined;
};

export function createPageBoard(): Board {
  const matches = new Map<MatchId, Match>();
  const competitions = new Map<Id, Competition>();
  const countries = new Map<Id, Country>();
  const teams = new Map<Id, Team>();
  /** The version that the last snapshot had of each match. */
  const loaded = new Map<MatchId, number | undefined>();
  const waiting = createWaitingUpdates();

  const put = (after: Match): MatchChange | undefined => {
    const before = matches.get(after.id);
    if (before === after) return undefined;
    matches.set(after.id, after);
    return { id: after.id, before, after };
  };
  const arrive = (came: Match): MatchChange | undefined => {
    const known = matches.get(came.id);
    const match = known ? newest(known, came, loaded.get(came.id)) : came;
    if (isNewer(loaded.get(came.id), came.version)) loaded.set(came.id, came.version);
    const update = waiting.take(came.id);
    return put(update ? foldUpdate(match, update) : match);
  };
  const leave = (id: MatchId): MatchChange => {
    const before = matches.get(id);
    matches.delete(id);
    loaded.delete(id);
    return { id, before, after: undefined };
  };

  return {
    matches,
    competitions,
    countries,
    teams,
    asLoaded(id) {
      const match = matches.get(id);
      return match && match.version === loaded.get(id) ? match : undefined;
    },
    load(range) {
      for (const competition of range.competitions) competitions.set(competition.id, competition);
      for (const country of range.countries) countries.set(country.id, country);
      for (const team of range.teams) teams.set(team.id, team);
      const arrived = range.matches.map(arrive).filter((change) => change !== undefined);
      const inWindow = new Set(range.matches.map(({ id }) => id));
      const left = [...matches.keys()].filter((id) => !inWindow.has(id)).map(leave);
      return [...arrived, ...left];
    },
    apply(update) {
      const match = matches.get(update.match_id);
      if (match) return put(foldUpdate(match, update));
      waiting.keep(update);
      return undefined;
    },
  };
}

/**
 * The newer of both. Updates do not say all of a match: the rest is of the newest snapshot, also where updates have got
 * ahead of it.
 *
 * @param loaded the version that the snapshot before had
 */
function newest(known: Match, came: Match, loaded: number | undefined): Match {
  if (isNewer(known.version, came.version)) return withKnownStart(known, came);
  if (came === known || !isNewer(loaded, came.version)) return known;
  const { status_id, match_time, home_scores, away_scores, score, incidents, odds, suspended_odds, stats } = known;
  const told = { status_id, match_time, home_scores, away_scores, score, incidents, odds, suspended_odds, stats };
  const next = { ...came, ...told, version: known.version };
  const isSame = (Object.keys(next) as (keyof Match)[]).every((field) => next[field] === known[field]);
  return isSame ? known : next;
}

function createWaitingUpdates() {
  const updates = new Map<MatchId, MatchUpdate>();
  return {
    keep(update: MatchUpdate) {
      const known = updates.get(update.match_id);
      if (known && !isNewer(known.version, update.version)) return;
      // Delete first, so that the map keeps the order of arrival.
      updates.delete(update.match_id);
      updates.set(update.match_id, update);
      const [oldest] = updates.keys();
      if (updates.size > MOST_WAITING_UPDATES && oldest !== undefined) updates.delete(oldest);
    },
    take(id: MatchId): MatchUpdate | undefined {
      const update = updates.get(id);
      updates.delete(id);
      return update;
    },
  };
}
