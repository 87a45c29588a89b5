import type { Hub } from 'hub';
import type { Pointer } from 'server-shared/releases/livePointer';
import { RELEASED_EVENT, type Released } from 'shared-kernel/protocol/released';

/**
 * Sends the clients of this node's hub the releases that are withdrawn from now on. Those that were asleep ask by
 * themselves.
 *
 * @returns hears what is live with each change
 */
export function createReleasedBroadcaster(hub: Pick<Hub, 'broadcast'>): (pointers: readonly Pointer[]) => void {
  let lastSent: ReadonlyMap<string, string> | undefined;
  return (pointers) => {
    const said = pointers.flatMap(({ remote, withdrawn, reloads }): Released[] =>
      remote === 'shell' ? [] : [{ remote, withdrawn, reloads }],
    );
    const before = lastSent;
    lastSent = new Map(said.map((one) => [one.remote, JSON.stringify(one)]));
    for (const one of before ? said : []) {
      const isNews = one.withdrawn.length > 0 && before?.get(one.remote) !== JSON.stringify(one);
      if (isNews) hub.broadcast(RELEASED_EVENT, one);
    }
  };
}
