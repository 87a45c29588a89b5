import type { Hub } from 'hub';
import { CHANGES_EVENT, LANES, type Lane, type WireChanges, type WireEntry } from 'shared-kernel/protocol/lanes';
import type { Board, BoardMatch } from '../board/createBoard';
import type { LaneLog } from './createLaneLog';

/** The hub's group of clients with exactly these lanes. */
export const laneGroup = (lanes: readonly Lane[]): string =>
  `lanes ${LANES.filter((lane) => lanes.includes(lane)).join()}`;

/** The lanes of each group. */
const GROUPS: readonly (readonly Lane[])[] = [['football'], ['prices'], LANES];

/** Prices are sent this often at most, in milliseconds; several changes of a match become one. */
const PRICES_MS = 1000;

type SenderOptions = {
  hub: Pick<Hub, 'group'>;
  log: Pick<LaneLog, 'want' | 'isWaiting' | 'send' | 'upTo'>;
  board: Pick<Board, 'last'>;
  /** Monotonic milliseconds. */
  now: () => number;
  /** Calls `run` after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/** Sends what changed to clients that follow lanes: football at once, prices once a second. */
export function createLaneSender({ hub, log, board, now, after }: SenderOptions) {
  let pricesAt = Number.NEGATIVE_INFINITY;
  let isPlanned = false;

  function broadcast(lane: Lane | undefined, entries: readonly WireEntry[], isPartial = false): void {
    if (entries.length === 0 && !isPartial) return;
    for (const lanes of GROUPS.filter((some) => lane === undefined || some.includes(lane))) {
      const changes: WireChanges = { upTo: log.upTo(lanes), ...(isPartial && { isPartial: true }), entries };
      hub.group(laneGroup(lanes)).broadcast(CHANGES_EVENT, changes);
    }
  }

  function sendPrices(): void {
    isPlanned = false;
    if (!log.isWaiting('prices')) return;
    pricesAt = now();
    broadcast('prices', log.send('prices'));
  }

  function planPrices(): void {
    if (isPlanned || !log.isWaiting('prices')) return;
    const wait = pricesAt + PRICES_MS - now();
    if (wait <= 0) return sendPrices();
    isPlanned = true;
    after(wait, sendPrices);
  }

  return {
    /** @param isPartial whether more changed than this: clients load a board then */
    tell(changed: readonly BoardMatch[], goneIds: readonly number[], isPartial: boolean): void {
      // First of all: what is still to be sent lowers the numbers of each frame.
      for (const lane of LANES) log.want(lane, changed);
      const gone = goneIds.map((id): WireEntry => [id, null, null, board.last(), null]);
      broadcast(undefined, gone, isPartial);
      broadcast('football', log.send('football'));
      planPrices();
    },
  };
}

export type LaneSender = ReturnType<typeof createLaneSender>;
