import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { startDelivery } from '../product/startDelivery';
import { findAddresses } from './addresses';
import { startFakeApi } from './fakeApi';
import { everybodyIn, readOrder } from './order';

const siteSchema = v.object({
  url: text,
  apiOrigin: text,
  secret: text,
  /** A page of each pattern. */
  addresses: v.array(v.tuple([text, text])),
});

/** The site with the next releases, on a private port. */
export type StagedSite = v.InferOutput<typeof siteSchema>;

/** The site that Playwright has started before the tests, which share it. */
export const stagedSite = (): StagedSite => decode(siteSchema, JSON.parse(process.env.SMOKE_SITE ?? ''), 'SMOKE_SITE');

/** Starts the site; returns its end. */
async function startStagedSite(): Promise<() => Promise<unknown>> {
  const order = await readOrder(process.env);
  const { origin: apiOrigin, stop: stopFakeApi } = await startFakeApi(order.api);
  try {
    const secret = process.env.SMOKE_SECRETS || 'smoke';
    // The trial is about what is rendered, and not about how fast the machine is.
    const variables = { DRAWING_PATIENCE: '20' };
    const { url, stop } = await startDelivery({ dataDir: order.dataDir, apiOrigin, secret, variables });
    const addresses = await findAddresses(
      url,
      everybodyIn(order).flatMap(({ live }) => live.paths),
    );
    const site: StagedSite = { url, apiOrigin, secret, addresses: [...addresses] };
    process.env.SMOKE_SITE = JSON.stringify(site);
    return () => Promise.all([stop(), stopFakeApi()]);
  } catch (error) {
    await stopFakeApi();
    throw error;
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes what it runs before the tests from there.
export default startStagedSite;
