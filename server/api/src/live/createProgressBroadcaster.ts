import type { Hub } from 'hub';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import type { Board, BoardMatch, Progress } from '../board/createBoard';
import { removalText, updateText } from './updateText';

type BroadcastOptions = {
  hub: Pick<Hub, 'broadcast' | 'connectionCount'>;
  board: Board;
  /** Server time in unix seconds. */
  now: () => number;
};

/** A step with more changes than this is the start of a feed, not live football. */
const ORDINARY_STEP = 500;

/** The time around now that a live page may show, in seconds. */
const NEAR_SECONDS = 2 * 86_400;

/**
 * Broadcasts changes to all open pages. When a whole season arrives at once, only matches near now are sent; pages find
 * the rest in their next snapshot.
 */
export function createProgressBroadcaster({ hub, board, now }: BroadcastOptions) {
  return function broadcast({ changed, removed }: Progress): void {
    if (hub.connectionCount() === 0) return;
    const isNear = ({ match_time }: BoardMatch) => Math.abs(match_time - now()) < NEAR_SECONDS;
    const sent = changed.length > ORDINARY_STEP ? changed.filter(isNear) : changed;
    const references = board.references();
    for (const match of removed.filter(isNear)) {
      hub.broadcast(UPDATE_EVENT, removalText(match, references, board.last()));
    }
    for (const match of sent) hub.broadcast(UPDATE_EVENT, updateText(match, references));
  };
}
