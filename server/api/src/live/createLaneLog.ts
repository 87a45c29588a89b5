import { LANES, type Lane, type LaneNumbers, type WireChanges, type WireEntry } from 'shared-kernel/protocol/lanes';
import type { Board, BoardMatch, Progress } from '../board/createBoard';
import { recordOf } from '../board/recordOf';
import { KEPT_CHANGES, type LoggedChange } from '../store/changeLog';
import { changedParts, commonIncidents, PARTS, type Part, wireParts } from './laneParts';

/** What goes to one kind of follower: `quiet` is football for tabs that sleep. */
export type Stream = Lane | 'quiet';

const LANE_OF: Readonly<Record<Stream, Lane>> = { football: 'football', prices: 'prices', quiet: 'football' };
export const STREAMS: readonly Stream[] = ['football', 'prices', 'quiet'];

type Tracked = {
  /** None of its changes of the last step has a lower number. */
  first: number;
  /** The version at which the match was last sent in each stream. */
  sent: Record<Stream, number>;
  /** The number of the last change of each part, and of each lane. */
  changed: Map<Part, number>;
  newest: Record<Lane, number>;
  /** Changes of incidents: their number, and how many incidents stayed. */
  cuts: { number: number; from: number }[];
};

/** A client that missed changes of more matches loads a board. */
const MAX_RESUMED = 1000;

/** Changes of one match's incidents to tell apart. */
const MAX_CUTS = 64;

const ALL_PARTS: readonly Part[] = [...PARTS.football, ...PARTS.prices];

/**
 * What changed in each lane of each match, and when, by the numbers of the store's change log, which all nodes share. A
 * client of any node that names the numbers it has gets what it missed.
 *
 * @param recent the newest part of the store's log, which says what changed but not in which lane
 */
export function createLaneLog(
  board: Pick<Board, 'last' | 'upTo' | 'brokenAt' | 'find' | 'references'>,
  recent: readonly LoggedChange[],
) {
  const tracked = new Map<number, Tracked>();
  const removed = new Map<number, number>();
  /** Matches with changes that are still to be sent, by the number of the first. */
  const waiting: Record<Stream, Map<number, number>> = { football: new Map(), prices: new Map(), quiet: new Map() };
  /** Clients that are further behind load a board. */
  const floor = beginOf(recent, board.last());
  let takenUpTo = board.last();

  for (const { number, match_id } of recent) refill(number, match_id);

  function refill(number: number, matchId: number | null): void {
    if (matchId === null) return;
    const match = board.find(matchId);
    if (!match) removed.set(matchId, number);
    else tracked.set(matchId, everythingChanged(number, match.version));
  }

  function note(match: BoardMatch, before: BoardMatch | undefined, isSkipped: boolean): void {
    removed.delete(match.id);
    if (!before) {
      tracked.set(match.id, everythingChanged(match.version, 0));
      return;
    }
    const entry = tracked.get(match.id) ?? {
      first: match.version,
      sent: sentAt(before.version),
      changed: new Map(),
      newest: { football: 0, prices: 0 },
      cuts: [],
    };
    tracked.set(match.id, entry);
    // A reader of another node may know the states in between.
    entry.first = isSkipped ? Math.min(takenUpTo + 1, match.version) : match.version;
    if (isSkipped) return changeAll(entry, match.version);
    const [old, now] = [recordOf(before), recordOf(match)];
    const parts = changedParts(old, now);
    markChanged(entry, parts, match.version);
    if (parts.includes('incidents')) addCut(entry.cuts, { number: match.version, from: commonIncidents(old, now) });
  }

  function entryOf(id: number, lane: Lane, since: number, base: number): WireEntry[] {
    const match = board.find(id);
    const entry = tracked.get(id);
    if (!match || !entry) return [];
    const parts = PARTS[lane].filter((part) => (entry.changed.get(part) ?? 0) > since);
    if (parts.length === 0) return [];
    const version = Math.max(...parts.map((part) => entry.changed.get(part) ?? 0));
    const cuts = entry.cuts.filter(({ number }) => number > since).map(({ from }) => from);
    return [[id, lane, base, version, wireParts(match, board.references(), new Set(parts), Math.min(...cuts))]];
  }

  /** The numbers from which a client can resume; none while this node vouches for nothing. */
  function reach(): { lowest: number; last: number } | undefined {
    const last = board.upTo();
    return last === undefined ? undefined : { lowest: Math.max(floor, board.brokenAt(), last - KEPT_CHANGES), last };
  }

  /** The number up to which all changes of a stream were sent. */
  const sentUpTo = (stream: Stream) =>
    Math.min(board.last(), ...[...waiting[stream].values()].map((number) => number - 1));

  return {
    /**
     * Records one step (`Progress`) of the board.
     *
     * @returns whether a removed match came back: lanes do not say of which competition it is
     */
    take({ changed, goneIds, before, skipped }: Progress): boolean {
      const isBack = changed.some(({ id }) => removed.has(id));
      for (const match of changed) note(match, before.get(match.id), skipped.has(match.id));
      takenUpTo = board.last();
      for (const id of goneIds) {
        tracked.delete(id);
        for (const stream of STREAMS) waiting[stream].delete(id);
        removed.set(id, board.last());
      }
      for (const [id, number] of removed) if (number < board.last() - KEPT_CHANGES) removed.delete(id);
      return isBack;
    },
    /** What changed of these matches is to be sent. */
    want(matches: readonly BoardMatch[]): void {
      for (const { id } of matches) {
        const entry = tracked.get(id);
        for (const stream of STREAMS) {
          const isNew =
            entry && PARTS[LANE_OF[stream]].some((part) => (entry.changed.get(part) ?? 0) > entry.sent[stream]);
          if (isNew && !waiting[stream].has(id)) waiting[stream].set(id, entry.first);
        }
      }
    },
    isWaiting: (stream: Stream) => waiting[stream].size > 0,
    /** The waiting matches with a goal or a red card. */
    announced: (stream: Stream): number[] =>
      [...waiting[stream].keys()].filter((id) => {
        const entry = tracked.get(id);
        return entry && (entry.changed.get('names') ?? 0) > entry.sent[stream];
      }),
    /** The changes of a stream, or of some of its matches, that are to be sent; they count as sent. */
    send(stream: Stream, ids: readonly number[] = [...waiting[stream].keys()]): WireEntry[] {
      const entries = ids.flatMap((id) => {
        const base = tracked.get(id)?.sent[stream] ?? 0;
        return entryOf(id, LANE_OF[stream], base, base);
      });
      for (const [id, , , version] of entries) {
        const entry = tracked.get(Number(id));
        if (entry) entry.sent[stream] = version;
      }
      for (const id of ids) waiting[stream].delete(id);
      return entries;
    },
    /** The number up to which a stream was sent. */
    sentUpTo,
    reach,
    /** What a client missed in its lanes since those numbers; nothing when only a board helps. */
    resume(lanes: readonly Lane[], since: LaneNumbers): WireChanges | undefined {
      const known = reach();
      if (!known) return undefined;
      const { lowest, last } = known;
      const from = lanes.map((lane) => ({ lane, number: since[lane] ?? -1 }));
      if (from.some(({ number }) => number < lowest || number > last)) return undefined;
      const oldest = Math.min(...from.map(({ number }) => number));
      const gone = [...removed].filter(([, number]) => number > oldest);
      const changed = [...tracked].filter(([, { newest }]) => from.some(({ lane, number }) => newest[lane] > number));
      if (gone.length + changed.length > MAX_RESUMED) return undefined;
      const entries = [
        ...gone.map(([id, number]): WireEntry => [id, null, null, number, null]),
        ...from.flatMap(({ lane, number }) => changed.flatMap(([id]) => entryOf(id, lane, number, 0))),
      ];
      return { upTo: Object.fromEntries(lanes.map((lane) => [lane, last])), entries };
    },
  };
}

export type LaneLog = ReturnType<typeof createLaneLog>;

/** The number from which on the log is whole: it has gaps where the store began to count from a higher number. */
function beginOf(recent: readonly LoggedChange[], last: number): number {
  if ((recent.at(-1)?.number ?? 0) < last) return last;
  const atGap = recent.findLast(({ number }, index) => index > 0 && recent[index - 1]?.number !== number - 1);
  return atGap?.number ?? (recent[0]?.number ?? last + 1) - 1;
}

const sentAt = (version: number): Tracked['sent'] => ({ football: version, prices: version, quiet: version });

function everythingChanged(number: number, sentBefore: number): Tracked {
  const entry: Tracked = {
    first: number,
    sent: sentAt(sentBefore),
    changed: new Map(),
    newest: { football: 0, prices: 0 },
    cuts: [],
  };
  changeAll(entry, number);
  return entry;
}

function changeAll(entry: Tracked, number: number): void {
  markChanged(entry, ALL_PARTS, number);
  addCut(entry.cuts, { number, from: 0 });
}

function markChanged({ changed, newest }: Tracked, parts: readonly Part[], number: number): void {
  for (const part of parts) changed.set(part, number);
  for (const lane of LANES) if (PARTS[lane].some((part) => parts.includes(part))) newest[lane] = number;
}

/** The two oldest become one that says enough for both. */
function addCut(cuts: Tracked['cuts'], cut: Tracked['cuts'][number]): void {
  cuts.push(cut);
  if (cuts.length <= MAX_CUTS) return;
  const [first, second] = cuts.splice(0, 2);
  if (first && second) cuts.unshift({ number: second.number, from: Math.min(first.from, second.from) });
}
