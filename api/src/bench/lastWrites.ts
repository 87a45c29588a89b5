import { Socket } from 'node:net';
import { changesIn, sharedNow } from './hubClients';

/**
 * Notes, from now on, when each change was written to a socket of this process for the last time. The hub writes the
 * same buffer to all of them, so that most writes cost a comparison.
 */
export function noteLastWrites(): ReadonlyMap<number, number> {
  const lastAt = new Map<number, number>();
  let known: unknown;
  let changes: readonly number[] = [];
  Socket.prototype.write = new Proxy(Socket.prototype.write, {
    apply(write, socket, args) {
      const isWritten = Reflect.apply(write, socket, args);
      const [bytes] = args;
      if (bytes !== known) {
        known = bytes;
        changes = changesIn(String(bytes));
      }
      for (const change of changes) lastAt.set(change, sharedNow());
      return isWritten;
    },
  });
  return lastAt;
}
