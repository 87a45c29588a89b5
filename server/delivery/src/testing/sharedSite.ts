import path from 'node:path';
import { createDelivery } from '../app';
import type { BucketTimes } from '../bucket/followBucket';
import { openShared } from '../bucket/openShared';
import { allowKey } from '../changes/changeKeys';
import type { ReleaseOrder } from '../changes/release';
import { liveCommand } from '../commands/liveCommand';
import type { BucketPlace } from '../config/bucketPlace';
import { createMetrics } from '../metrics/createMetrics';
import type { LiveName } from '../pointers/liveName';
import { readPointer } from '../pointers/pointerFile';
import { makePrivateKey } from '../signing/privateKey';
import { siteFolder } from '../siteFolder';
import { aPreview } from './aPreview';
import { aConfig, aRemoteBuild, aShellBuild, releaseBuild } from './builds';
import { afterTest, temporaryFolder } from './temporaryFolder';

/** A key for everything, which all machines know. */
export async function someKeys() {
  const folder = await temporaryFolder();
  const keys = { trust: path.join(folder, 'trusted.json'), key: path.join(folder, 'team.pem') };
  const made = await makePrivateKey(keys.key);
  const site = siteFolder(folder, keys);
  await allowKey(site, { name: 'team', text: made?.text ?? '', remotes: ['*'] });
  return keys;
}

type Keys = Awaited<ReturnType<typeof someKeys>>;

/** A machine with commands on a bucket. Each change is an hour after the one before. */
export async function aMachine(place: BucketPlace, keys: Keys, who = 'anh') {
  const dataDir = await temporaryFolder();
  const site = siteFolder(dataDir, keys);
  let hours = 0;
  // No two machines change anything at the same moment.
  const begun = Date.UTC(2022, 11, 9) + (who === 'anh' ? 0 : 1_000);
  const now = () => new Date(begun + hours++ * 3_600_000);
  async function releaseFiles(name: LiveName, files: Readonly<Record<string, string>>, order: Partial<ReleaseOrder>) {
    const shared = await openShared(site, place);
    const time = now();
    return (await releaseBuild(dataDir, name, files, { keys, shared, who, now: () => time, ...order })).release;
  }
  return {
    dataDir,
    site,
    now,
    releaseShell: () => releaseFiles('shell', aShellBuild(), {}),
    /** Releases `mfe-scores`, or the given name, with this code in its page. */
    release: (code: string, order: Partial<ReleaseOrder> = {}, remote: LiveName = 'mfe-scores') =>
      releaseFiles(remote, aRemoteBuild({ 'App.77.js': `${code}();\n` }, { remote }), order),
    /** Stores a build of `mfe-scores` with this code for a look. */
    preview: async (code: string, now = new Date()) =>
      aPreview(dataDir, {
        build: aRemoteBuild({ 'App.77.js': `${code}();\n` }),
        ...{ now, keys, shared: await openShared(site, place) },
      }),
    async type(...args: string[]): Promise<string[]> {
      const printed: string[] = [];
      const print = (line: string) => void printed.push(line);
      await liveCommand(args, { cwd: dataDir, root: dataDir, dataDir, who, now, print, keys, releases: place });
      return printed;
    },
    pointer: (name: LiveName = 'mfe-scores') => readPointer(site, name),
  };
}

type ServerMeans = {
  /** One that a server had before. */
  readonly dataDir?: string;
  readonly times?: BucketTimes;
};

/** A server with a data folder of its own, on a bucket or without one. */
export async function aServer(
  place: BucketPlace | undefined,
  keys: { readonly trust: string | undefined },
  { dataDir, times = { everyMs: 50, patienceMs: 3_000 } }: ServerMeans = {},
) {
  const folder = dataDir ?? (await temporaryFolder());
  const lines: string[] = [];
  const metrics = createMetrics();
  const config = { ...aConfig(folder, { releases: place, releaseKeys: keys.trust }), logLevel: 'warn' };
  const write = (line: string) => void lines.push(line);
  const app = await createDelivery(config, { metrics, log: { write }, bucketTimes: times });
  const stop = () => app.close();
  afterTest(stop);
  return {
    dataDir: folder,
    stop,
    app,
    /** What the log says, a message each. */
    said: () => lines.map((line) => String(JSON.parse(line).msg)),
    /** Which release visitors get. */
    async live(name: LiveName = 'mfe-scores'): Promise<string | undefined> {
      const answer = await app.inject({ url: `/live/${name}.json` });
      return answer.statusCode === 200 ? answer.json().live.release : undefined;
    },
    /** What the page answers to a link of a preview: the status, and the release of `mfe-scores` in it. */
    async look(token: string): Promise<{ status: number; release: string | undefined }> {
      const { statusCode, body } = await app.inject({ url: `/?xem-truoc=${token}` });
      const [, release] = /\/r\/mfe-scores\/([\w.-]+)\//.exec(body) ?? [];
      return { status: statusCode, release };
    },
    async file(release: string, file: string): Promise<number> {
      return (await app.inject({ url: `/r/mfe-scores/${release}/${file}` })).statusCode;
    },
    measured: async (line: RegExp) => line.exec(await metrics.registry.metrics())?.[0],
  };
}
