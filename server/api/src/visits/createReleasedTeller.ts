import type { Hub } from 'hub';
import { RELEASED_EVENT } from 'shared-kernel/protocol/released';
import type { Store } from '../store/store';

type Options = {
  store: Pick<Store, 'readWithdrawn' | 'lastWithdrawn'>;
  hub: Pick<Hub, 'broadcast'>;
};

/**
 * Tells the clients of this node's hub of releases that were withdrawn since it started, whichever node heard of it.
 *
 * @returns tells what is new, if anything
 */
export async function createReleasedTeller({ store, hub }: Options): Promise<() => Promise<void>> {
  let last = await store.lastWithdrawn();
  return async () => {
    for (const { number, said } of await store.readWithdrawn(last)) {
      if (number <= last) continue;
      last = number;
      hub.broadcast(RELEASED_EVENT, said);
    }
  };
}
