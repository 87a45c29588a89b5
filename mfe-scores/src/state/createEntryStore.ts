import type { MatchBoard, MatchChange } from 'shared-kernel/contract/matches';
import type { MatchId } from 'shared-kernel/entities/match';
import { type BoardEntry, entryOf, marksAfter, marksOver } from '../domain/boardEntry';
import type { createArrivals } from './createArrivals';

/** How long a row shows a highlight, in milliseconds. */
const MARK_MS = 1500;

/** Rows by match id. Each can be watched alone, so that a change of one match renders one row. */
export type EntrySource = {
  get(id: MatchId): BoardEntry | undefined;
  /** Calls back when the row of this match changes. Returns its stop. */
  watch(id: MatchId, onChanged: () => void): () => void;
  /** Index of the first incident of this match that arrived within the last minute. */
  newFrom(id: MatchId): number | undefined;
};

/** The rows of a board, made when they are first looked at and highlighted for a moment after a change. */
export function createEntryStore(
  board: Pick<MatchBoard, 'matches' | 'teams' | 'competitions' | 'countries'>,
  arrivals: ReturnType<typeof createArrivals>,
) {
  const entries = new Map<MatchId, BoardEntry>();
  const { notify, watch, isWatched } = createWatchers();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let turn = 0;

  const put = ({ id, before, after }: MatchChange): boolean => {
    const had = before?.incidents.length ?? Number.POSITIVE_INFINITY;
    if (after && after.incidents.length > had) arrivals.note(id, had);
    // A push may change a hundred rows, of which twenty are on screen.
    const known = entries.get(id)?.marks;
    const marks = before && after && isWatched(id) ? marksAfter(known, before, after, turn) : undefined;
    if (after && (isWatched(id) || known)) entries.set(id, entryOf(board, after, marks ?? known));
    else entries.delete(id);
    notify(id);
    return marks !== undefined;
  };
  const endMarks = (id: MatchId, marked: number) => {
    const entry = entries.get(id);
    if (!entry?.marks) return;
    const marks = marksOver(entry.marks, marked);
    if (marks === entry.marks) return;
    entries.set(id, { ...entry, marks });
    notify(id);
  };
  const endMarksLater = (ids: readonly MatchId[], marked: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      for (const id of ids) endMarks(id, marked);
    }, MARK_MS);
    timers.add(timer);
  };

  return {
    get(id: MatchId): BoardEntry | undefined {
      const match = board.matches.get(id);
      const entry = entries.get(id) ?? (match && entryOf(board, match, undefined));
      if (entry) entries.set(id, entry);
      return entry;
    },
    watch,
    newFrom: arrivals.newFrom,
    /** Applies changes; each match may be in the list once. */
    show(changes: readonly MatchChange[]) {
      turn += 1;
      const marked = changes.filter(put).map(({ id }) => id);
      if (marked.length > 0) endMarksLater(marked, turn);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      for (const [id, { marks }] of entries) {
        if (marks?.score) endMarks(id, marks.score.turn);
        if (marks?.odds) endMarks(id, marks.odds.turn);
      }
    },
  };
}

/** Callbacks by match. */
function createWatchers() {
  const byMatch = new Map<MatchId, Set<() => void>>();
  return {
    isWatched: (id: MatchId) => byMatch.has(id),
    notify(id: MatchId) {
      for (const onChanged of byMatch.get(id) ?? []) onChanged();
    },
    /** Calls back when this match changes. Returns its stop. */
    watch(id: MatchId, onChanged: () => void): () => void {
      const watching = byMatch.get(id) ?? new Set();
      byMatch.set(id, watching.add(onChanged));
      return () => {
        watching.delete(onChanged);
        if (watching.size === 0 && byMatch.get(id) === watching) byMatch.delete(id);
      };
    },
  };
}
