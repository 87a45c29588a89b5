import type { Vitals } from 'shared-kernel/protocol/beacon';
import type { FaultCount } from 'shared-kernel/protocol/view';

/** What counts of a release. */
export type Counted =
  | { readonly kind: 'view' }
  | ({ readonly kind: 'fault' } & Readonly<Pick<FaultCount, 'route' | 'count'> & { fault: FaultCount['kind'] }>)
  | ({ readonly kind: 'vitals' } & Readonly<Pick<Vitals, 'figures' | 'longTasks' | 'elements' | 'updates'>>);
