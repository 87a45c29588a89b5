import { Gauge, type Registry } from 'prom-client';
import type { Board } from '../board/createBoard';

/** Whether this node's board is up to date with the store. */
export function createBoardMetrics(registry: Registry) {
  const levelAt = new Gauge({
    ...{ registers: [registry], name: 'tyso_board_level_timestamp_seconds' },
    help: 'When the board last knew all that the store knew; a healthy node looks once a second.',
  });
  return {
    level: () => levelAt.setToCurrentTime(),
    /** Counted on each scrape. */
    countForetold(board: Pick<Board, 'foretold'>): void {
      new Gauge({
        ...{ registers: [registry], name: 'tyso_board_foretold_matches' },
        help: 'Matches told from memory: until the store accepts them, this node cannot say what a visitor missed.',
        collect() {
          this.set(board.foretold());
        },
      });
    },
  };
}
