import { wireText } from '../store/matchState';
import type { News, Snapshot, StoredMatch } from '../store/readMatches';
import type { Reference } from '../store/referenceData';
import type { MatchWindow } from './matchWindow';

/** A match as the board keeps it: what it is asked for by, and its JSON as REST sends it, in UTF-8. */
export type BoardMatch = Omit<StoredMatch, 'state'> & { json: Buffer };

/** What a step forward changed. */
export type Progress = {
  changed: readonly BoardMatch[];
  removed: readonly BoardMatch[];
};

/** The records matches point to, by id. `number` differs whenever they do. */
export type References = {
  number: number;
  competitions: ReadonlyMap<number, Reference['competitions'][number]>;
  countries: ReadonlyMap<number, Reference['countries'][number]>;
  teams: ReadonlyMap<number, Reference['teams'][number]>;
};

/** All matches of the store in memory, level with it up to change number `last`. */
export type Board = {
  readonly last: () => number;
  readonly references: () => References;
  /** Takes in what the store says happened since; a state that is not newer than the board's is no change. */
  apply(news: News): Progress;
  /** Matches of a window by kick-off, then id; no more than its page. */
  select(window: MatchWindow): BoardMatch[];
  find(id: number): BoardMatch | undefined;
};

export function createBoard(snapshot: Snapshot): Board {
  let last = snapshot.last;
  let references = byId(snapshot.reference, last);
  const matches = new Map(snapshot.matches.map((match) => [match.id, toBoardMatch(match)]));
  /** By kick-off; made anew when it is asked for after a change. */
  let ordered: readonly BoardMatch[] | undefined;

  /** In the order in which they happened, which the store's answer does not keep. */
  function take(stored: readonly StoredMatch[]): BoardMatch[] {
    const changed = stored.filter(({ id, version }) => version > (matches.get(id)?.version ?? 0)).map(toBoardMatch);
    for (const match of changed) matches.set(match.id, match);
    return changed.sort((one, other) => one.version - other.version);
  }

  function remove(ids: Iterable<number>): BoardMatch[] {
    const removed = [...ids].flatMap((id) => matches.get(id) ?? []);
    for (const { id } of removed) matches.delete(id);
    return removed;
  }

  return {
    last: () => last,
    references: () => references,
    apply(news) {
      const { stored, removedIds, reference, upTo } = contents(news, matches);
      const progress = { removed: remove(removedIds), changed: take(stored) };
      if (reference) references = byId(reference, upTo);
      if (upTo !== last) ordered = undefined;
      last = upTo;
      return progress;
    },
    select({ from, to, statuses, pageSize }) {
      ordered ??= [...matches.values()].sort((a, b) => a.match_time - b.match_time || a.id - b.id);
      const isWanted = ({ match_time, status_id }: BoardMatch) =>
        match_time >= from && match_time < to && (statuses.length === 0 || statuses.includes(status_id));
      return ordered.filter(isWanted).slice(0, pageSize);
    },
    find: (id) => matches.get(id),
  };
}

/** A snapshot says what is gone by not naming it. */
function contents(news: News, known: ReadonlyMap<number, BoardMatch>) {
  switch (news.kind) {
    case 'changes':
      return { stored: news.matches, removedIds: news.removedIds, reference: news.reference, upTo: news.last };
    case 'snapshot': {
      const { matches, reference, last } = news.snapshot;
      const present = new Set(matches.map(({ id }) => id));
      return { stored: matches, removedIds: [...known.keys()].filter((id) => !present.has(id)), reference, upTo: last };
    }
  }
}

function toBoardMatch({ state, ...match }: StoredMatch): BoardMatch {
  return { ...match, json: Buffer.from(wireText({ version: match.version, state })) };
}

function byId({ competitions, countries, teams }: Reference, number: number): References {
  return {
    number,
    competitions: new Map(competitions.map((record) => [record.id, record])),
    countries: new Map(countries.map((record) => [record.id, record])),
    teams: new Map(teams.map((record) => [record.id, record])),
  };
}
