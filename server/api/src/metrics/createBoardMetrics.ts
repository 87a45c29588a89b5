import { Gauge, type Registry } from 'prom-client';

/** Whether this node's board is up to date with the store. */
export function createBoardMetrics(registry: Registry) {
  const levelAt = new Gauge({
    ...{ registers: [registry], name: 'tyso_board_level_timestamp_seconds' },
    help: 'When the board last knew all that the store knew; a healthy node looks once a second.',
  });
  return { level: () => levelAt.setToCurrentTime() };
}
