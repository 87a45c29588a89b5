import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type } from '../releases/type';
import { INTERNAL_TOKEN, SECRET, startFedServer } from './fedServer';
import { insideOf } from './insideOf';
import { startDelivery } from './startDelivery';

/** A machine with a `delivery` and a data folder of its own. */
export type Machine = { readonly url: string; readonly dataDir: string };

/** So many machines with a `delivery`, which all follow one `api` that the test feeds, with our builds released. */
export async function startMachines(count: number, matches = 5) {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-machines-'));
  const api = await startFedServer(matches);
  const deliveries: Awaited<ReturnType<typeof startDelivery>>[] = [];
  const stop = async () => {
    await Promise.all(deliveries.map((delivery) => delivery.stop()));
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await type(api, 'release', '--all', '--now', '--unchecked', 'thử');
    const variables = { INTERNAL_ORIGIN: (await insideOf(api.dataDir)).url, INTERNAL_TOKEN };
    const machines: Machine[] = [];
    for (let at = 0; at < count; at++) {
      const dataDir = join(folder, String(at));
      const delivery = await startDelivery({ dataDir, apiOrigin: await api.origin(), secret: SECRET, variables });
      deliveries.push(delivery);
      machines.push({ url: delivery.url, dataDir });
    }
    return { api, machines, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
