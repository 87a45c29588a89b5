import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import type { FastifyRequest } from 'fastify';
import { createRequestMetrics } from 'server-shared/http/requestMetrics';
import { HUB_PATH } from 'shared-kernel/protocol/rest';
import { createBoardMetrics } from './createBoardMetrics';
import { createFeedMetrics } from './createFeedMetrics';
import { createFigureMetrics } from './createFigureMetrics';
import { createHubMetrics } from './createHubMetrics';
import { createJudgeMetrics } from './createJudgeMetrics';
import { createPageReportMetrics } from './createPageReportMetrics';
import { createReleaseMetrics } from './createReleaseMetrics';
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
    figures: createFigureMetrics(registry),
    requests: createRequestMetrics(registry, 'tyso_http_request_duration_seconds', routeOf),
    vitals: createVitalMetrics(registry),
    releases: createReleaseMetrics(registry),
    reports: createPageReportMetrics(registry),
    judge: createJudgeMetrics(registry),
  };
}

/** The pattern of its route. Requests on the hub's own path are left out, because they wait by design. */
function routeOf({ routeOptions: { url, config } }: FastifyRequest): string | undefined {
  const route = config.hubAddress ?? url;
  return route === HUB_PATH ? undefined : (route ?? 'unknown');
}

export type Metrics = ReturnType<typeof createMetrics>;
