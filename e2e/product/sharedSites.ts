import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { type Product, startProduct } from './startProduct';

/** The variable with the address that starts shared sites. */
const ADDRESS = 'TYSO_E2E_SHARED_SITES';

/** Sites that many tests look at and none changes, by their names. */
const SITES = {
  /** A simulated day of football. Beside two other browsers a page would often be sent before it is rendered. */
  simulated: { FEED: 'simulator', DRAWING_PATIENCE: '20' },
  /** The two recorded quarter-finals, both over some seconds after the start. */
  replay: { FEED: 'replay', REPLAY_SPEED: '3600', DRAWING_PATIENCE: '20' },
};

export type SiteName = keyof typeof SITES;

const isSite = (name: string): name is SiteName => Object.hasOwn(SITES, name);

/**
 * Before all tests: listens for the workers. Who first asks for a site starts it, for all of them.
 *
 * @returns what stops the sites after all tests
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global set-up from there.
export default async function shareSites(): Promise<() => Promise<void>> {
  const started = new Map<SiteName, Promise<Product>>();
  const siteOf = (name: SiteName) => {
    const site = started.get(name) ?? startRendered(SITES[name]);
    started.set(name, site);
    return site;
  };
  const server = createServer(async ({ url = '' }, answer) => {
    const name = url.slice(1);
    if (!isSite(name)) return void answer.writeHead(404).end(`Expected one of ${Object.keys(SITES)}, got ${name}`);
    await siteOf(name).then(
      (site) => answer.end(site.url),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env[ADDRESS] = `http://127.0.0.1:${port}`;
  return async () => {
    server.close();
    const sites = await Promise.allSettled(started.values());
    await Promise.all(sites.map((site) => site.status === 'fulfilled' && site.value.stop()));
  };
}

/**
 * A site whose board is in its HTML: one that has just started fills its board and renders for the first time, and files that its
 * first visitors ask for meanwhile come late.
 */
async function startRendered(env: Record<string, string>): Promise<Product> {
  const site = await startProduct(env);
  const isRendered = async () => (await (await fetch(`${site.url}/?filter=all`)).text()).includes('data-match=');
  await expect.poll(isRendered, { timeout: 60_000 }).toBe(true);
  return site;
}

/** @throws Error with the output of a site that does not start */
export async function addressOfSite(name: SiteName): Promise<string> {
  const answer = await fetch(new URL(name, process.env[ADDRESS]));
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return said;
}
