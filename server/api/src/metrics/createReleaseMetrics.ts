import { Counter, type Registry } from '@prometheus-io/client';
import { LRUCache } from 'lru-cache';
import { FAULT_KINDS } from 'shared-kernel/protocol/faultKinds';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { PartOnPage } from 'shared-kernel/protocol/view';

/** The series of so many releases are kept, those counted last. */
const MAX_RELEASES = 50;

type Counted =
  | { readonly kind: 'view' }
  | { readonly kind: 'fault'; readonly fault: string; readonly count: number }
  | { readonly kind: 'vitals' };

/** What pages of visitors say of the releases on them, and how much of it counted for nothing. */
export function createReleaseMetrics(registry: Registry) {
  const registers = [registry];
  const ofRelease = ['remote', 'release'];
  const views = new Counter({
    registers,
    name: 'tyso_release_views_total',
    labelNames: ofRelease,
    help: 'Page loads in which the release was loaded or should have been',
  });
  const faults = new Counter({
    registers,
    name: 'tyso_release_faults_total',
    labelNames: [...ofRelease, 'kind'],
    help: 'Faults in browsers of visitors',
  });
  const refused = new Counter({
    registers,
    name: 'tyso_beacon_refused_total',
    labelNames: ['why'],
    help: 'Things that pages said and that counted for nothing',
  });
  const kept = new LRUCache<string, PartOnPage>({
    max: MAX_RELEASES,
    dispose(part) {
      views.remove(part);
      for (const kind of FAULT_KINDS) faults.remove({ ...part, kind });
    },
    // The same release again is no other one.
    noDisposeOnSet: true,
  });

  return {
    add({ remote, release }: PartOnPage, counted: Counted): void {
      const part = { remote, release };
      switch (counted.kind) {
        case 'view':
          views.inc(part);
          break;
        case 'fault':
          faults.inc({ ...part, kind: counted.fault }, counted.count);
          break;
        case 'vitals':
          // They have metrics of their own.
          return;
      }
      kept.set(partKey(part), part);
    },
    refused: (why: string, count: number): void => refused.inc({ why }, count),
  };
}
