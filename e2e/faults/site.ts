import { type Product, startProduct } from '../product/startProduct';
import { type FaultyNetwork, startFaultyNetwork } from './faultyNetwork';
import { type LiveMatch, startLiveMatch } from './liveMatch';
import { setPictures } from './releases';

/** The product with one live match, between two networks that break on demand. */
export type Site = {
  /** The address for visitors. */
  readonly url: string;
  readonly product: Product;
  readonly network: FaultyNetwork;
  /** Between the product and the api. */
  readonly apiNetwork: FaultyNetwork;
  readonly match: LiveMatch;
  stop(): Promise<void>;
};

export async function startSite(): Promise<Site> {
  const match = await startLiveMatch();
  const apiNetwork = await startFaultyNetwork(match.origin);
  // Of a busy machine, too, the pages are to be those that were drawn.
  const product = await startProduct({ API_ORIGIN: apiNetwork.url, DRAWING_PATIENCE: '20' });
  await setPictures(product.dataDir, 'mfe-ads', false);
  const network = await startFaultyNetwork(product.url);
  const stop = async () => {
    await network.stop();
    await product.stop();
    await apiNetwork.stop();
    await match.stop();
  };
  return { url: network.url, product, network, apiNetwork, match, stop };
}
