import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { BEACON_PATH, MAX_REPORTS_BYTES, REPORTS_PATH } from 'shared-kernel/protocol/beaconLimits';
import { mostItems } from 'shared-kernel/protocol/view';
import type { Metrics } from '../metrics/createMetrics';
import { causeOf, labelsOf, pageReportSchema } from './pageReports';
import { readMessage } from './readMessage';

type Deps = {
  metrics: Pick<Metrics, 'reports' | 'releases'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Unix seconds. */
  now: () => number;
};

/** As many as Chromium keeps until it sends them. */
const MAX_REPORTS = 100;

const LINE_EVERY_S = 60;

const reportsSchema = mostItems('reports', pageReportSchema, MAX_REPORTS);

/**
 * `POST /beacon/reports`: what browsers refused or gave up on a page. It is counted, and a line a minute for each kind
 * of it has the cause of the first.
 */
export function registerReports(scope: FastifyInstance, { metrics, log, now }: Deps): void {
  const said = new Map<string, number>();
  scope.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  );
  const options = { bodyLimit: MAX_REPORTS_BYTES };
  scope.post(REPORTS_PATH.slice(BEACON_PATH.length), options, async ({ body }, reply) => {
    let leftOut = 0;
    const reports = readMessage(reportsSchema, body ?? '', () => {
      leftOut += 1;
    });
    if (leftOut > 0) metrics.releases.refused('unreadable', leftOut);
    for (const report of reports) {
      const { kind, what } = labelsOf(report);
      metrics.reports.add(kind, what);
      const key = `${kind} ${what}`;
      if (now() - (said.get(key) ?? -LINE_EVERY_S) < LINE_EVERY_S) continue;
      said.set(key, now());
      log.warn({ kind, what, ...causeOf(report) }, 'A browser reports of a page');
    }
    return reply.code(204).send();
  });
}
