import { type MadeRows, startMadeRows } from '../product/madeRows';
import { type Product, startProduct } from '../product/startProduct';
import { type FaultyNetwork, startFaultyNetwork } from './faultyNetwork';
import { type LiveMatch, startLiveMatch } from './liveMatch';
import { setServerHtml } from './releases';

/** A site with one live match, between two networks that break on demand. */
type Between<Product> = {
  /** The address for visitors. */
  readonly url: string;
  readonly product: Product;
  readonly network: FaultyNetwork;
  /** Between the product and the api. */
  readonly apiNetwork: FaultyNetwork;
  readonly match: LiveMatch;
  stop(): Promise<void>;
};

/** What is live stands in rows that the test writes. */
export type Site = Between<MadeRows>;

/** What is live is what commands made so. */
export type ReleasedSite = Between<Product>;

/** A busy machine, too, must send pages that were rendered. */
const PATIENT = { DRAWING_PATIENCE: '20' };

export async function startSite(): Promise<Site> {
  const site = await startBetween((apiOrigin) => startMadeRows(apiOrigin, PATIENT));
  await setServerHtml(site.product, 'mfe-ads', false);
  return site;
}

export async function startReleasedSite(): Promise<ReleasedSite> {
  return startBetween((apiOrigin) => startProduct({ API_ORIGIN: apiOrigin, ...PATIENT }));
}

async function startBetween<P extends { url: string; stop(): Promise<void> }>(
  start: (apiOrigin: string) => Promise<P>,
): Promise<Between<P>> {
  const match = await startLiveMatch();
  const apiNetwork = await startFaultyNetwork(match.origin);
  const product = await start(apiNetwork.url);
  const network = await startFaultyNetwork(product.url);
  const stop = async () => {
    await network.stop();
    await product.stop();
    await apiNetwork.stop();
    await match.stop();
  };
  return { url: network.url, product, network, apiNetwork, match, stop };
}
