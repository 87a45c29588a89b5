import { Gauge, type Registry } from '@prometheus-io/client';
import type { LiveName } from 'server-shared/releases/liveName';

/** Parts of a pointer that may be left out. */
const PARTS = ['slot', 'page', 'other'] as const;

/** How this process hears what is live, and what of it cannot be served or is not known: a newer kernel has more slots. */
export function createLiveMetrics(registry: Registry) {
  const registers = [registry];
  const following = new Gauge({
    registers,
    name: 'tyso_live_following',
    help: 'Whether api says what is live; while it does not, the last that was heard is served.',
  });
  const heardAt = new Gauge({
    registers,
    name: 'tyso_live_heard_timestamp_seconds',
    help: 'When api last said what is live.',
  });
  const refused = new Gauge({
    registers,
    name: 'tyso_live_refused',
    labelNames: ['remote'],
    help: 'Whether the live release is not served: its files are damaged or cannot be had, or nobody who may has signed it.',
  });
  const unknown = new Gauge({
    registers,
    name: 'tyso_live_unknown_parts',
    labelNames: ['remote', 'what'],
    help: 'Slots and pages of the live release that are left out because they cannot be read.',
  });
  return {
    heard(): void {
      following.set(1);
      heardAt.setToCurrentTime();
    },
    lost: (): void => following.set(0),
    served: (remote: LiveName, isRefused: boolean): void => refused.set({ remote }, isRefused ? 1 : 0),
    read(leftOut: readonly { readonly name: LiveName; readonly field: string | undefined }[]): void {
      unknown.reset();
      for (const { name, field } of leftOut) unknown.inc({ remote: name, what: partOf(field) });
    },
  };
}

/** @param field such as `mfe-ads.json.live.slots.*` */
function partOf(field = ''): (typeof PARTS)[number] {
  const name = /\.(slot|page)s(?:\.|$)/.exec(field)?.[1];
  return PARTS.find((one) => one === name) ?? 'other';
}
