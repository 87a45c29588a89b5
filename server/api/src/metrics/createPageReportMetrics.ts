import { Counter, type Registry } from '@prometheus-io/client';

/** What browsers report of pages by themselves. */
export function createPageReportMetrics(registry: Registry) {
  const counter = new Counter({
    registers: [registry],
    name: 'tyso_page_reports_total',
    labelNames: ['kind', 'what'],
    help: 'Reports of browsers about pages',
  });
  return {
    /** @param what one of few: each is a series until the process ends */
    add: (kind: string, what: string): void => counter.inc({ kind, what }),
  };
}
