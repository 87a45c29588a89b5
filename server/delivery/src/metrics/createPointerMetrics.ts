import { Counter, type Registry } from 'prom-client';
import type { LiveName } from '../pointers/liveName';

/** What pointers say that this server does not know: a newer kernel has more slots, or says more of a page. */
export function createPointerMetrics(registry: Registry) {
  const faults = new Counter({
    ...{ registers: [registry], name: 'tyso_page_faults_total', labelNames: ['remote', 'what'] },
    help: 'Slots and pages of pointers that were left out because they could not be read.',
  });
  return {
    /** @param field such as `live/mfe-ads.json.live.slots.*` */
    leftOut(remote: LiveName, field = ''): void {
      faults.inc({ remote, what: /\.(slot|page)s(?:\.|$)/.exec(field)?.[1] ?? 'other' });
    },
  };
}
