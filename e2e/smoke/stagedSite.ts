import { startDelivery } from '../product/startDelivery';
import type { Order } from './order';
import { startStandIn } from './standIn';

/** The site with the next releases, on a private port. */
export async function startStagedSite({ dataDir, api }: Order) {
  const standIn = await startStandIn(api);
  try {
    const secret = process.env.SMOKE_SECRETS || 'smoke';
    // The trial is about what is drawn, and not about how fast the machine is.
    const variables = { DRAWING_PATIENCE: '20' };
    const delivery = await startDelivery({ dataDir, apiOrigin: standIn.origin, secret, variables });
    const stop = () => Promise.all([delivery.stop(), standIn.stop()]);
    return { url: delivery.url, apiOrigin: standIn.origin, secret, stop };
  } catch (error) {
    await standIn.stop();
    throw error;
  }
}
