import type { Vitals } from 'shared-kernel/protocol/beacon';
import type { FaultCount, InGroup } from 'shared-kernel/protocol/view';

/** What counts of a release, and of the control that it is in. */
export type Counted = InGroup & Seen;

export type Seen =
  | {
      readonly kind: 'view';
      readonly isNewAddress?: boolean;
      /** Whether it is the first browser of its address in this group and step. */
      readonly isFirst?: boolean;
    }
  | ({ readonly kind: 'fault'; readonly isNewAddress?: boolean } & Readonly<
      Pick<FaultCount, 'route' | 'count'> & { fault: FaultCount['kind'] }
    >)
  | ({ readonly kind: 'vitals'; readonly blocked?: number | undefined } & Readonly<
      Pick<Vitals, 'figures' | 'longTasks' | 'elements' | 'updates'>
    >);
