import { startDelivery } from '../product/startDelivery';
import type { Order } from './order';
import { startStandIn } from './standIn';

/** The site with the next releases, on a private port. */
export async function startStagedSite({ dataDir, api }: Order) {
  const standIn = await startStandIn(api);
  try {
    const secret = process.env.SMOKE_SECRETS || 'smoke';
    const delivery = await startDelivery({ dataDir, apiOrigin: standIn.origin, secret });
    const stop = () => Promise.all([delivery.stop(), standIn.stop()]);
    return { url: delivery.url, apiOrigin: standIn.origin, secret, stop };
  } catch (error) {
    await standIn.stop();
    throw error;
  }
}
