import { Counter, Gauge, type Registry } from 'prom-client';
import type { LiveName } from '../pointers/liveName';

/** What pointers say that this server does not know: a newer kernel has more slots, or says more of a page. */
export function createPointerMetrics(registry: Registry) {
  const faults = new Counter({
    ...{ registers: [registry], name: 'tyso_page_faults_total', labelNames: ['remote', 'what'] },
    help: 'Slots and pages of pointers that were left out because they could not be read.',
  });
  const refused = new Gauge({
    ...{ registers: [registry], name: 'tyso_pointer_refused', labelNames: ['remote'] },
    help: 'Whether the pointer on disk is not served: it cannot be read, or its release may not be live.',
  });
  return {
    /** @param error why it is not served; none when it is */
    looked(remote: LiveName, error: Error | undefined): void {
      refused.set({ remote }, error ? 1 : 0);
    },
    /** @param field such as `live/mfe-ads.json.live.slots.*` */
    leftOut(remote: LiveName, field = ''): void {
      faults.inc({ remote, what: /\.(slot|page)s(?:\.|$)/.exec(field)?.[1] ?? 'other' });
    },
  };
}
