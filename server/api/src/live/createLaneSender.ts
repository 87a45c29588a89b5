import type { Hub } from 'hub';
import { CHANGES_EVENT, LANES, type Lane, type WireChanges, type WireEntry } from 'shared-kernel/protocol/lanes';
import type { Board, BoardMatch } from '../board/createBoard';
import { type LaneLog, STREAMS, type Stream } from './createLaneLog';
import type { Reloads } from './createReloads';

/** The hub's group of clients with exactly these lanes. Sleeping tabs, which follow football alone, have one of their own. */
export function laneGroup(lanes: readonly Lane[], isQuiet = false): string {
  const wanted = LANES.filter((lane) => lanes.includes(lane)).join();
  return isQuiet && wanted === 'football' ? 'lanes quiet' : `lanes ${wanted}`;
}

/** The streams of each group. */
const GROUPS: readonly { name: string; streams: readonly Stream[] }[] = [
  { name: laneGroup(['football']), streams: ['football'] },
  { name: laneGroup(['prices']), streams: ['prices'] },
  { name: laneGroup(LANES), streams: LANES },
  { name: laneGroup(['football'], true), streams: ['quiet'] },
];

/**
 * A stream is sent this often at most, in milliseconds; several changes of a match become one. To a tab that sleeps
 * goals and red cards go at once all the same.
 */
const REST_MS = { football: 0, prices: 1000, quiet: 60_000 } as const;

type SenderOptions = {
  hub: Pick<Hub, 'group'>;
  log: Pick<LaneLog, 'want' | 'isWaiting' | 'announced' | 'send' | 'sentUpTo'>;
  reloads: Pick<Reloads, 'limit'>;
  board: Pick<Board, 'last'>;
  /** Monotonic milliseconds. */
  now: () => number;
  /** Calls `run` after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/** Sends what changed to clients that follow lanes: football at once, prices once a second. */
export function createLaneSender({ hub, log, reloads, board, now, after }: SenderOptions) {
  const sentAt = new Map<Stream, number>();
  const planned = new Set<Stream>();

  function broadcast(stream: Stream | undefined, entries: readonly WireEntry[], isPartial = false): void {
    if (entries.length === 0 && !isPartial) return;
    for (const { name, streams } of GROUPS) {
      if (stream !== undefined && !streams.includes(stream)) continue;
      const upTo = Object.fromEntries(
        streams.map((some) => [some === 'quiet' ? 'football' : some, Math.min(log.sentUpTo(some), reloads.limit())]),
      );
      const changes: WireChanges = { upTo, ...(isPartial && { isPartial: true }), entries };
      hub.group(name).broadcast(CHANGES_EVENT, changes);
    }
  }

  function send(stream: Stream): void {
    planned.delete(stream);
    if (!log.isWaiting(stream)) return;
    sentAt.set(stream, now());
    broadcast(stream, log.send(stream));
  }

  function sendInTime(stream: Stream): void {
    if (planned.has(stream) || !log.isWaiting(stream)) return;
    const wait = (sentAt.get(stream) ?? Number.NEGATIVE_INFINITY) + REST_MS[stream] - now();
    if (wait <= 0) return send(stream);
    planned.add(stream);
    after(wait, () => send(stream));
  }

  return {
    /** @param isPartial whether more changed than this: clients load a board then */
    sendChanges(changed: readonly BoardMatch[], goneIds: readonly number[], isPartial: boolean): void {
      // Queued before anything is sent: what is still to be sent lowers `upTo` in each frame.
      log.want(changed);
      const gone = goneIds.map((id): WireEntry => [id, null, null, board.last(), null]);
      broadcast(undefined, gone, isPartial);
      broadcast('quiet', log.send('quiet', log.announced('quiet')));
      for (const stream of STREAMS) sendInTime(stream);
    },
  };
}

export type LaneSender = ReturnType<typeof createLaneSender>;
