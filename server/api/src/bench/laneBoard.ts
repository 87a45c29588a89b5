import type { Hub } from 'hub';
import { createBoard } from '../board/createBoard';
import { createFollow } from '../live/createFollow';
import { createLaneLog } from '../live/createLaneLog';
import { createLaneSender } from '../live/createLaneSender';
import { createProgressBroadcaster } from '../live/createProgressBroadcaster';
import { createReloads } from '../live/createReloads';
import { toStoredMatchRow } from '../store/matchState';
import { liveMatch, REFERENCES } from './liveMatch';

const monotonicMs = () => performance.now();

/** The lanes of a board whose store is left out: what the hub's `Follow` answers, and what changes send. */
export function laneBoard(matches: number) {
  let last = matches;
  const stored = (id: number, change: number, version: number) => ({
    ...toStoredMatchRow(liveMatch(id, change)),
    version,
  });
  const { competitions = [], countries = [], teams = [] } = REFERENCES;
  const board = createBoard({
    ...{ last, lastForBoards: undefined },
    matches: Array.from({ length: matches }, (_, i) => stored(i + 1, 0, i + 1)),
    reference: { competitions: [...competitions], countries: [...countries], teams: [...teams] },
  });
  const log = createLaneLog(board, []);
  const look = () => Promise.resolve();
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  return {
    follow: createFollow({ board, log, look, now: monotonicMs, pause }),
    /** Returns how to change `count` matches in one step, each with a number of its own. */
    sendTo(hub: Hub) {
      const after = (ms: number, run: () => void) => void setTimeout(run, ms);
      const reloads = createReloads({ hub, after });
      const lanes = createLaneSender({ hub, log, reloads, board, now: monotonicMs, after });
      const broadcast = createProgressBroadcaster({ hub, board, log, lanes, reloads, now: () => Date.now() / 1000 });
      return (first: number, count: number): void => {
        const changed = Array.from({ length: count }, (_, i) => stored(((first + i) % matches) + 1, first + i, ++last));
        const nothing = {
          removedIds: [],
          skippedIds: new Set<number>(),
          reference: undefined,
          lastForBoards: undefined,
        };
        broadcast(board.apply({ kind: 'changes', last, matches: changed, ...nothing, isMore: false }));
      };
    },
  };
}
