import { collectDefaultMetrics, Registry } from 'prom-client';
import { createBoardMetrics } from './createBoardMetrics';
import { createFeedMetrics } from './createFeedMetrics';
import { createHubMetrics } from './createHubMetrics';
import { createRequestMetrics } from './createRequestMetrics';
import { createVitalMetrics } from './createVitalMetrics';

/** All metrics of this process, in a registry of its own: two servers in one process, as in tests, share nothing. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    hub: createHubMetrics(registry),
    board: createBoardMetrics(registry),
    feed: createFeedMetrics(registry, () => performance.now()),
    requests: createRequestMetrics(registry),
    vitals: createVitalMetrics(registry),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
