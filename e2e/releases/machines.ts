import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBucketServer } from '../../server/delivery/src/bucket/testing/bucketServer';
import { SECRET, startFedServer } from '../product/fedServer';
import { startDelivery } from '../product/startDelivery';
import { changedBuild } from './changedBuild';

const BIN = join(import.meta.dirname, '../../server/delivery/dist/bin');

/** The heading of the page of `mfe-ads`, as it is built. */
const BUILT = 'Top nhà cái';

/** How a changed build is released: with this heading, and what else is changed in its scripts. */
type Change = { readonly heading: string; readonly edit?: (text: string) => string };

export type Machine = ReturnType<typeof aMachine>;

/** Two machines with a `delivery` and a data folder each, on one bucket and in front of one `api`, as docs/releases.md says. */
export async function startMachines() {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-machines-'));
  const [bucket, api] = await Promise.all([startBucketServer(), startFedServer(5)]);
  const apiOrigin = await api.origin();
  const variables = {
    RELEASES: 's3://tyso/site',
    RELEASE_KEYS: join(folder, 'trusted.json'),
    AWS_ENDPOINT_URL_S3: bucket.place.endpoint,
    AWS_ACCESS_KEY_ID: bucket.place.keys.id,
    AWS_SECRET_ACCESS_KEY: bucket.place.keys.secret,
  };
  const means = { variables, apiOrigin, key: join(folder, 'ads-ci.pem') };
  const [one, two] = [aMachine(join(folder, 'one'), means), aMachine(join(folder, 'two'), means)];
  const stop = async () => {
    await Promise.all([one.stop(), two.stop()]);
    await api.stop();
    bucket.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const made = await one.type('key', 'make', 'ads-ci', '--to', folder);
    const line = /release-key -- (allow ads-ci \S+)/.exec(made)?.[1] ?? '';
    await one.type('key', ...line.split(' '), '*');
    await one.type('release', '--all', '--now', '--unchecked', 'thử');
    for (const machine of [one, two]) await machine.start();
    return { one, two, bucket, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Means = { readonly variables: Readonly<Record<string, string>>; readonly apiOrigin: string; readonly key: string };

function aMachine(dataDir: string, { variables, apiOrigin, key }: Means) {
  let delivery: Awaited<ReturnType<typeof startDelivery>> | undefined;
  const url = () => delivery?.url ?? '';

  /** A command of this machine; what it printed. @throws Error with its message */
  async function type(command: 'release' | 'live' | 'key', ...args: string[]): Promise<string> {
    const env = { ...process.env, ...variables, API_ORIGIN: apiOrigin, RELEASE_KEY: key, PUBLIC_URL: url() };
    const line = [join(BIN, `${command}.js`), ...args, '--data', dataDir];
    return (await promisify(execFile)(process.execPath, line, { env })).stdout;
  }

  return {
    dataDir,
    type,
    url,
    async start(): Promise<void> {
      delivery = await startDelivery({ dataDir, apiOrigin, secret: SECRET, variables });
    },
    stop: async () => delivery?.stop(),
    /** Releases the last build of `mfe-ads` after a change; its name, and what the command printed. */
    async release({ heading, edit = (text) => text }: Change, ...how: string[]) {
      const build = await mkdtemp(join(tmpdir(), 'tyso-build-'));
      try {
        // By the name that a build of other modules gets two releases in one tab stay apart.
        const modules = `mfe_ads_${Buffer.from(heading).toString('hex')}`;
        const changed = (text: string) =>
          edit(text)
            .replaceAll(BUILT, heading)
            .replace(/mfe_ads_[0-9a-f]{12}/g, modules);
        await changedBuild('mfe-ads', build, changed);
        const said = await type('release', 'mfe-ads', '--from', build, ...how);
        return { release: /^mfe-ads (\S+)/m.exec(said)?.[1] ?? '', said };
      } finally {
        await rm(build, { recursive: true, force: true });
      }
    },
    /** The pointer of `mfe-ads` that visitors get now. */
    pointer: async () => (await fetch(`${url()}/live/mfe-ads.json`)).json(),
  };
}
