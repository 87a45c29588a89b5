import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../e2e/operations/freePort';
import { startProduct } from '../../e2e/product/startProduct';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const UNCHECKED = ['--unchecked', 'a benchmark'];
const REMOTES = ['mfe-scores', 'mfe-articles', 'mfe-ads'];

export type SideName = 'federated' | 'oneBundle';

/** The same app twice before one api, rendered by the same server entries: as it is, and as one bundle. */
export type Sides = Readonly<Record<SideName, { readonly url: string }>> & { stop(): Promise<void> };

export async function startSides(env: Record<string, string>): Promise<Sides> {
  const home = await mkdtemp(join(tmpdir(), 'tyso-bench-'));
  const shared = { ...env, SIGNATURE_SECRETS: randomBytes(12).toString('hex') };
  const apiPort = String(await freePort());
  const federated = await startProduct({ ...shared, API_PORT: apiPort });
  const before = { ...shared, API_ORIGIN: `http://127.0.0.1:${apiPort}` };
  const oneBundle = await startBundled(home, before, federated.dataDir);
  return {
    federated,
    oneBundle,
    async stop() {
      await Promise.all([federated.stop(), oneBundle.stop()]);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A site whose shell contains all remotes; `site` is the data folder of one with their releases. */
async function startBundled(home: string, env: Record<string, string>, site: string) {
  const folder = await mkdtemp(join(home, 'bundle-'));
  const sources = ['shell', ...REMOTES].map((name) => join(ROOT, name));
  const federation = join(ROOT, 'shell/src/state/remotes/createFederation.ts');
  const command = join(ROOT, 'tooling/build/oneBundleCommand.mjs');
  await run(process.execPath, [command, '--site', site, '--federation', federation, folder, ...sources]);
  const dataDir = join(folder, 'data');
  // The remotes are for the paths and slots in their pointers, what their server entries render, and the images in it.
  const product = await startProduct({ ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const release = ['release', 'shell', '--from', join(folder, 'dist'), '--now', '--data', dataDir, ...UNCHECKED];
  const { stdout } = await run(process.execPath, [join(ROOT, 'server/delivery/dist/bin/live.js'), ...release]);
  await untilLive(product.url, /^shell (\S+) is live/m.exec(stdout)?.[1] ?? '');
  // Not before: a release that lacks files is not served at all.
  for (const remote of REMOTES) await withoutCode(join(dataDir, 'site/r', remote));
  return product;
}

async function untilLive(url: string, shell: string): Promise<void> {
  while (!(await (await fetch(`${url}/live/shell.json`)).text()).includes(shell)) await setTimeout(50);
}

/** Nothing of a remote's code is preloaded, and a page that requested it anyway would fail. */
async function withoutCode(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const code = files.filter((file) => /\.js(?:on)?(?:\.br|\.gz)?$/.test(file) && !/\/server\.[^/]+$/.test(file));
  await Promise.all(code.map((file) => rm(join(folder, file))));
}
