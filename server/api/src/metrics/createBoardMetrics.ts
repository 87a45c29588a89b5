import { Gauge, type Registry } from '@prometheus-io/client';
import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Board } from '../board/createBoard';

/** A match that began longer ago and counts as live was forgotten by its feed, in seconds. */
const LONGEST = 4 * 3600;

const LIVE = Object.values(MatchStatus).filter((status) => matchState(status).kind === 'live');

/** Whether this node's board is up to date with the store. */
export function createBoardMetrics(registry: Registry) {
  const inSyncAt = new Gauge({
    registers: [registry],
    name: 'tyso_board_level_timestamp_seconds',
    help: 'When the board last knew all that the store knew; a healthy node looks once a second.',
  });
  return {
    inSync: () => inSyncAt.setToCurrentTime(),
    /**
     * Counted on each scrape.
     *
     * @param now unix seconds
     */
    count(board: Pick<Board, 'unstored' | 'select'>, now: () => number): void {
      new Gauge({
        registers: [registry],
        name: 'tyso_board_live_matches',
        help: 'Matches of the board that are live and began less than four hours ago.',
        collect() {
          const window = { from: now() - LONGEST, to: now(), statuses: LIVE, pageSize: Number.POSITIVE_INFINITY };
          this.set(board.select(window).length);
        },
      });
      new Gauge({
        registers: [registry],
        name: 'tyso_board_unstored_matches',
        help: 'Matches sent from memory: until the store accepts them, this node cannot say what a visitor missed.',
        collect() {
          this.set(board.unstored());
        },
      });
    },
  };
}
