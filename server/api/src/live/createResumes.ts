import { createMessage, type HubMessage } from 'hub/message';
import { CHANGES_EVENT, type Lane, type LaneNumbers } from 'shared-kernel/protocol/lanes';
import type { Board } from '../board/createBoard';
import type { LaneLog } from './createLaneLog';

/** Most clients come back at the same moment, with nearly the same numbers. */
const KEPT = 64;

/** One of a large board takes 2 ms: all of a second take a tenth of the processor at most. Who is refused loads a board. */
const MADE_A_SECOND = 50;

/** A number is lowered by this share of the distance at most: that much more is sent than was missed. */
const GRID_SHARE = 1 / 8;

type ResumeOptions = {
  board: Pick<Board, 'revision'>;
  log: Pick<LaneLog, 'reach' | 'resume'>;
  /** Monotonic milliseconds. */
  now: () => number;
};

/** What clients missed, as messages that are made once for all who missed nearly the same. */
export function createResumes({ board, log, now }: ResumeOptions) {
  const kept = new Map<string, HubMessage | undefined>();
  let revision = -1;
  let secondBegan = Number.NEGATIVE_INFINITY;
  let made = 0;

  function takeToken(): boolean {
    if (now() - secondBegan >= 1000) {
      secondBegan = now();
      made = 0;
    }
    made += 1;
    return made <= MADE_A_SECOND;
  }

  function keep(key: string, message: HubMessage | undefined): HubMessage | undefined {
    kept.set(key, message);
    const oldest = kept.keys().next();
    if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value);
    return message;
  }

  /** What a client missed in its lanes since those numbers; nothing when only a board helps. */
  return function resume(lanes: readonly Lane[], since: LaneNumbers): HubMessage | undefined {
    if (revision !== board.revision()) kept.clear();
    revision = board.revision();
    const reach = log.reach();
    const numbers = lanes.map((lane) => [lane, reach && lowered(since[lane], reach)] as const);
    if (numbers.some(([, number]) => number === undefined)) return undefined;
    const key = numbers.join();
    if (kept.has(key)) return kept.get(key);
    if (!takeToken()) return undefined;
    const missed = log.resume(lanes, Object.fromEntries(numbers));
    return keep(key, missed && createMessage(CHANGES_EVENT, missed));
  };
}

/** The next lower number of a grid that is coarser further back; nothing for a number that cannot be resumed from. */
function lowered(number: number | undefined, { lowest, last }: { lowest: number; last: number }): number | undefined {
  if (number === undefined || number < lowest || number > last) return undefined;
  const step = 2 ** Math.max(0, Math.floor(Math.log2((last - number) * GRID_SHARE)));
  return Math.max(lowest, Math.floor(number / step) * step);
}
