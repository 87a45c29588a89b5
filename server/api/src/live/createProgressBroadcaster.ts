import type { Hub } from 'hub';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import type { Board, BoardMatch, Progress } from '../board/createBoard';
import { WHOLE_GROUP } from './createFollow';
import type { LaneLog } from './createLaneLog';
import type { LaneSender } from './createLaneSender';
import type { Reloads } from './createReloads';
import { removalText, updateText } from './updateText';

type BroadcastOptions = {
  hub: Pick<Hub, 'group'>;
  board: Board;
  log: Pick<LaneLog, 'take'>;
  lanes: LaneSender;
  reloads: Pick<Reloads, 'want'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/** A step with more changes than this is the start of a feed, not live football. */
const ORDINARY_STEP = 500;

/** The time around now that a live page may show, in seconds. */
const NEAR_SECONDS = 2 * 86_400;

/**
 * Broadcasts changes to all open pages: lane changes to those that follow lanes, whole matches to the rest. When a whole season
 * arrives at once, only matches near now are sent; pages find the rest in their next snapshot.
 */
export function createProgressBroadcaster({ hub, board, log, lanes, reloads, now }: BroadcastOptions) {
  /** Pages have all up to here. */
  let complete = board.last();

  return function broadcast(progress: Progress): void {
    const { changed, goneIds } = progress;
    const isBack = log.take(progress);
    const isNear = ({ match_time }: BoardMatch) => Math.abs(match_time - now()) < NEAR_SECONDS;
    const sent = changed.length > ORDINARY_STEP ? changed.filter(isNear) : changed;
    const removed = progress.removed.filter(isNear);
    const isLarge = goneIds.length > ORDINARY_STEP;
    const isPartial = isLarge || sent.length < changed.length;
    if ((progress.needsReload || isBack) && !isPartial) reloads.want(complete);
    complete = board.last();
    lanes.sendChanges(sent, isLarge ? removed.map(({ id }) => id) : goneIds, isPartial);
    const whole = hub.group(WHOLE_GROUP);
    if (whole.connectionCount() === 0) return;
    const references = board.references();
    for (const match of removed) whole.broadcast(UPDATE_EVENT, removalText(match, references, board.last()));
    for (const match of sent) whole.broadcast(UPDATE_EVENT, updateText(match, references));
  };
}
