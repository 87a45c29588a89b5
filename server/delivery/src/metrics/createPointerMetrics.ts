import { Gauge, type Registry } from '@prometheus-io/client';
import type { LiveName } from '../pointers/liveName';

/** Parts of a pointer that may be left out. */
const PARTS = ['slot', 'page', 'other'] as const;

/** What pointers say that this server does not know: a newer kernel has more slots, or says more of a page. */
export function createPointerMetrics(registry: Registry) {
  const unknown = new Gauge({
    ...{ registers: [registry], name: 'tyso_pointer_unknown_parts', labelNames: ['remote', 'what'] },
    help: 'Slots and pages of the pointer that are left out because they cannot be read.',
  });
  const refused = new Gauge({
    ...{ registers: [registry], name: 'tyso_pointer_refused', labelNames: ['remote'] },
    help: 'Whether the pointer on disk is not served: it cannot be read, or its release may not be live.',
  });
  /** What this reading of a pointer has left out so far. */
  const found = new Map<LiveName, (typeof PARTS)[number][]>();
  return {
    /** A pointer was read. @param error why it is not served; none when it is */
    looked(remote: LiveName, error: Error | undefined): void {
      refused.set({ remote }, error ? 1 : 0);
      const parts = found.get(remote) ?? [];
      for (const what of PARTS) unknown.set({ remote, what }, parts.filter((one) => one === what).length);
      found.delete(remote);
    },
    /** While a pointer is read. @param field such as `live/mfe-ads.json.live.slots.*` */
    leftOut(remote: LiveName, field = ''): void {
      const name = /\.(slot|page)s(?:\.|$)/.exec(field)?.[1];
      found.set(remote, [...(found.get(remote) ?? []), PARTS.find((one) => one === name) ?? 'other']);
    },
  };
}
