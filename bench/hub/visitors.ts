import * as webSockets from 'ws';
import { handleCommands, sharedNow } from '../../server/api/src/testing/handleCommands';
import { changesIn, inflated } from './frames';
import { openSocket } from './openSocket';

/* A process full of visitors who follow both lanes: `visitors.ts <origin> <count>`. */

const [origin = '', size = '0'] = process.argv.slice(2);
const count = Number(size);

/** When each visitor received a change, by change. */
const receivedAt = new Map<number, number[]>();
let check = () => {};

inflateOnce();
for (let i = 0; i < count; i += 1) await openSocket(origin, hear);

handleCommands({
  /** Resolves with the time when all visitors had received these changes: `[first, how many]`. */
  received: ([first = 0, many = 0]) =>
    new Promise((resolve) => {
      const changes = Array.from({ length: many }, (_, i) => first + i);
      check = () => changes.every((change) => receivedAt.get(change)?.length === count) && resolve(sharedNow());
      check();
    }),
  /** When each change was received by each visitor; then forgets it. */
  take() {
    const all = [...receivedAt];
    receivedAt.clear();
    return all;
  },
});

function hear(text: string): void {
  for (const change of changesIn(text)) {
    const times = receivedAt.get(change) ?? [];
    times.push(sharedNow());
    receivedAt.set(change, times);
  }
  check();
}

/**
 * Ten thousand browsers inflate their frames themselves; here each frame is inflated once for all sockets of this
 * process, or they would use all the processor.
 */
function inflateOnce(): void {
  const known = new Map<string, Buffer>();
  const decompress = (payload: Buffer, _isLast: boolean, done: (error: null, message: Buffer) => void) => {
    const key = payload.toString('latin1');
    const message = known.get(key) ?? inflated(payload);
    if (known.size > 100) known.clear();
    known.set(key, message);
    // Never called before it returns, as in `ws`.
    queueMicrotask(() => done(null, message));
  };
  // Its types leave this class out.
  const { PerMessageDeflate } = webSockets as unknown as { PerMessageDeflate: { prototype: object } };
  Object.assign(PerMessageDeflate.prototype, { decompress });
}
