import type { FeedBatch } from 'feeds/provider';
import { needsBoard, type StoredMatchRow, toStoredMatchRow, wireText } from '../store/matchState';
import type { ChangeDelta, Snapshot, StoredMatch } from '../store/readMatches';
import type { MatchWindow } from './matchWindow';
import { differ, type References, referencesOf, withMore } from './references';

/** A match on the board: the fields to select it by, and its JSON for REST in UTF-8. */
export type BoardMatch = Omit<StoredMatch, 'state'> & { json: Buffer };

/** What a step forward changed. */
export type Progress = {
  changed: readonly BoardMatch[];
  removed: readonly BoardMatch[];
  /** All removed ones, also those that were added and removed between two steps. */
  goneIds: readonly number[];
  /** The states that changed ones replaced, by id. */
  before: ReadonlyMap<number, BoardMatch>;
  /** Changed ones that had other states in between. */
  skipped: ReadonlySet<number>;
  /** Something changed that no lane has, such as records: clients must reload the board. */
  needsReload: boolean;
};

/** All matches of the store in memory, up to change number `last`. */
export type Board = {
  readonly last: () => number;
  /** `last()`, from which a reader can go on at any node; `undefined` while this node shows what the store has not accepted. */
  readonly upTo: () => number | undefined;
  /** How many matches are shown here in a state that is not stored yet. */
  readonly unstored: () => number;
  /** The number of the last change that lanes do not carry: a new match, other fields of one, other records, a gap. */
  readonly brokenAt: () => number;
  /** Changes whenever anything on the board does. */
  readonly revision: () => number;
  readonly references: () => References;
  /** Applies changes of the store; a state that is not newer than the board's is no change. */
  apply(delta: ChangeDelta): Progress;
  /** Applies a feed's batch while the store does not accept it. Returns what is new, with versions of the board. */
  applyUnstored(batch: FeedBatch): Progress;
  /** Matches of a window by kick-off, then id; at most one page. */
  select(window: MatchWindow): BoardMatch[];
  find(id: number): BoardMatch | undefined;
};

export function createBoard(snapshot: Snapshot): Board {
  let last = snapshot.last;
  let revision = 0;
  /** Matches in a state that the store has not accepted. */
  const unstored = new Set<number>();
  let brokenAt = snapshot.lastForBoards ?? 0;
  let references = referencesOf(snapshot.reference, revision);
  /** The highest version of anything on the board. */
  let highest = snapshot.matches.reduce((most, { version }) => Math.max(most, version), last);
  const matches = new Map(snapshot.matches.map((match) => [match.id, toBoardMatch(match)]));
  /** By kick-off; rebuilt on demand after a change. */
  let ordered: readonly BoardMatch[] | undefined;

  /** In the order of their changes, which the store's answer does not keep. */
  function take(stored: readonly StoredMatch[]): BoardMatch[] {
    const changed = stored.filter(({ id, version }) => version > (matches.get(id)?.version ?? 0)).map(toBoardMatch);
    for (const match of changed) {
      if (!matches.has(match.id)) brokenAt = Math.max(brokenAt, match.version);
      matches.set(match.id, match);
      unstored.delete(match.id);
      // A match may have been read a moment after the log's last number.
      highest = Math.max(highest, match.version);
    }
    return changed.sort((one, other) => one.version - other.version);
  }

  function statesOf(changing: readonly { id: number }[]): Map<number, BoardMatch> {
    return new Map(changing.flatMap(({ id }) => matches.get(id) ?? []).map((match) => [match.id, match]));
  }

  function remove(ids: Iterable<number>): BoardMatch[] {
    const removed = [...ids].flatMap((id) => matches.get(id) ?? []);
    for (const { id } of removed) {
      matches.delete(id);
      unstored.delete(id);
    }
    return removed;
  }

  function step(): void {
    revision += 1;
    ordered = undefined;
  }

  return {
    last: () => last,
    upTo: () => (unstored.size > 0 ? undefined : last),
    unstored: () => unstored.size,
    brokenAt: () => brokenAt,
    revision: () => revision,
    references: () => references,
    apply(delta) {
      const { stored, skipped, removedIds, reference, brokenBy, upTo } = contents(delta, matches);
      const before = statesOf(stored);
      const hadUnstored = unstored.size > 0;
      const removed = remove(removedIds);
      const changed = take(stored);
      const needsReload =
        brokenBy !== undefined &&
        ((reference !== undefined && differ(references, reference)) ||
          changed.some((match) => isBeyondLanes(before, match)));
      if (upTo !== last) step();
      if (reference) references = referencesOf(reference, revision);
      last = upTo;
      highest = Math.max(highest, last);
      brokenAt = Math.max(brokenAt, hadUnstored && unstored.size === 0 ? last : (brokenBy ?? 0));
      return { changed, removed, goneIds: removedIds, before, skipped, needsReload };
    },
    applyUnstored(batch) {
      step();
      references = withMore(references, batch, revision);
      const rows = (batch.matches ?? []).map(toStoredMatchRow).filter((row) => !isOnBoard(matches.get(row.id), row));
      const before = statesOf(rows);
      const changed = rows.map(({ fingerprint, ...row }) => toBoardMatch({ ...row, version: ++highest }));
      for (const match of changed) {
        matches.set(match.id, match);
        unstored.add(match.id);
      }
      return { changed, removed: [], goneIds: [], before, skipped: new Set(), needsReload: false };
    },
    select(window) {
      ordered ??= [...matches.values()].sort((a, b) => a.match_time - b.match_time || a.id - b.id);
      return ordered.filter((match) => isIn(window, match)).slice(0, window.pageSize);
    },
    find: (id) => matches.get(id),
  };
}

function isIn({ from, to, statuses, competition, team }: MatchWindow, match: BoardMatch): boolean {
  const { match_time, status_id, competition_id, home_team_id, away_team_id } = match;
  return (
    match_time >= from &&
    match_time < to &&
    (statuses.length === 0 || statuses.includes(status_id)) &&
    (competition === undefined || competition === competition_id) &&
    (team === undefined || team === home_team_id || team === away_team_id)
  );
}

/** A snapshot implies removals: it lacks those matches. */
function contents(delta: ChangeDelta, known: ReadonlyMap<number, BoardMatch>) {
  switch (delta.kind) {
    case 'changes':
      return {
        stored: delta.matches,
        skipped: delta.skippedIds,
        removedIds: delta.removedIds,
        reference: delta.reference,
        brokenBy: delta.lastForBoards,
        upTo: delta.last,
      };
    case 'snapshot': {
      const { matches, reference, last } = delta.snapshot;
      const present = new Set(matches.map(({ id }) => id));
      const removedIds = [...known.keys()].filter((id) => !present.has(id));
      return { stored: matches, skipped: present, removedIds, reference, brokenBy: last, upTo: last };
    }
  }
}

function toBoardMatch({ state, ...match }: StoredMatch): BoardMatch {
  return { ...match, json: Buffer.from(wireText({ version: match.version, state })) };
}

/** Whether lanes do not carry all that changed. */
function isBeyondLanes(before: ReadonlyMap<number, BoardMatch>, { id, json }: BoardMatch): boolean {
  const known = before.get(id);
  return known !== undefined && needsBoard(known.json.toString(), json.toString());
}

function isOnBoard(known: BoardMatch | undefined, { state }: StoredMatchRow): boolean {
  return known !== undefined && known.json.toString() === wireText({ version: known.version, state });
}
