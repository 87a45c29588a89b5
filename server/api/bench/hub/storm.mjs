import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built, startChild } from '../child.mjs';
import { connectCrowds } from '../crowds.mjs';

/** Negotiations that a server answers in a second, which sets the shortest possible time. */
const NEGOTIATIONS_PER_SECOND = 1000;

/**
 * All connections of a server break at once, and a goal falls meanwhile: how long until all visitors are back and have
 * loaded a board with that goal. Then one more goal, which all must receive.
 *
 * @param {{ size: number }} given
 */
export async function measureStorm({ size }) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
  const server = await startChild(built('benchServer'), { env: { DATA_DIR: dataDir } });
  const [origin] = await server.order('addresses');
  const crowds = await connectCrowds('visitor', origin, size);
  try {
    const [missed, received] = [1001, 1002];
    await crowds.all('expect', missed);
    const cutAt = performance.now();
    await server.order('cutAll');
    await server.order('change', missed, 1);
    await Promise.race([crowds.all('recovered'), server.died]);
    const seconds = (performance.now() - cutAt) / 1000;
    await crowds.all('take');
    const [, sentAt] = await server.order('change', received, 1);
    const receivedAfter = (await crowds.received(received, 1)) - sentAt;
    const least = size / NEGOTIATIONS_PER_SECOND;
    return {
      raw: { seconds, receivedAfter },
      lines: [
        { name: `${size} cut at once: all back and level`, unit: 's', ours: seconds, reference: least },
        { name: `${size} back: the last receives the next goal`, unit: 'ms after its commit', ours: receivedAfter },
      ],
    };
  } finally {
    await Promise.all([server.end(), crowds.end()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}
