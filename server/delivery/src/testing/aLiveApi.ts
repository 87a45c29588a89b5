import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveAnswer, NamedRelease, ReleasePreview } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Pointer, RemoteFile } from 'server-shared/releases/livePointer';
import { createDelivery, type Deps } from '../app';
import { FOLLOW_TIMES, type FollowTimes } from '../live/followLive';
import { createMetrics } from '../metrics/createMetrics';
import { until } from '../rendering/testing/until';
import { anUpstream } from './aServer';
import { aConfig, aRemoteBuild, aShellBuild } from './builds';
import { NOTHING, type StoredRelease, storedRelease, withRelease } from './stages';
import { afterTest, temporaryFolder } from './temporaryFolder';

const TOKEN = 'a-token-of-tests';
const DAY_MS = 86_400_000;

type Looked = {
  readonly name?: LiveName;
  readonly description?: object;
  readonly content?: Readonly<Record<string, string>>;
  /** Unix milliseconds. */
  readonly until?: number;
};

/** What `api` says to servers: what is live, with polls that wait, files of releases, and previews. */
export async function aLiveApi() {
  const waiting = new Set<() => void>();
  const files = new Map<string, Buffer>();
  const api = {
    answer: { ...NOTHING },
    files,
    previews: new Map<string, ReleasePreview>(),
    /** Paths that were asked for, in order. */
    asked: [] as string[],
    reports: [] as unknown[],
    /** No connection is answered. */
    isAway: false,
    /** Answers instead of all this, where it says so. */
    instead: (_request: IncomingMessage, _response: ServerResponse): boolean => false,
    set(answer: object) {
      Object.assign(api, { answer });
      for (const wake of [...waiting]) wake();
    },
    /** Ends polls, as `api` does when it goes. */
    leave() {
      api.isAway = true;
      for (const wake of [...waiting]) wake();
    },
    async release(
      name: LiveName,
      content: Readonly<Record<string, string>>,
      sign: (named: NamedRelease) => NamedRelease['signatures'] = () => ({}),
    ): Promise<StoredRelease> {
      const { named, ...rest } = await storedRelease(name, content);
      const stored = { named: { ...named, signatures: sign(named) }, ...rest };
      for (const [sha256, bytes] of stored.bytes) files.set(sha256, bytes);
      api.set(withRelease(api.answer, stored));
      return stored;
    },
    /** Releases `mfe-scores`, or another remote, with this code in its page. */
    async releaseCode(code: string, name: LiveName = 'mfe-scores', more: object = {}): Promise<string> {
      const build = aRemoteBuild({ 'App.77.js': `${code}();\n` }, { remote: name, ...more });
      return (await api.release(name, build)).named.release;
    },
    /** Stores a release of `mfe-scores`, or of these files, for a look; returns the key of its link. */
    async look({ name = 'mfe-scores', description = {}, content, until = Date.now() + DAY_MS }: Looked = {}) {
      const code = { 'App.77.js': 'looked();\n' };
      const stored = await storedRelease(name, content ?? aRemoteBuild(code, { remote: name, ...description }));
      for (const [sha256, bytes] of stored.bytes) files.set(sha256, bytes);
      const token = randomBytes(32).toString('base64url');
      const { named: release, pointer } = stored;
      api.previews.set(token, { name, label: 'ten-nhanh', until: Math.floor(until / 1000), pointer, release });
      return { token, release: release.release };
    },
    change(name: LiveName, how: (pointer: RemoteFile) => Partial<RemoteFile>) {
      const pointers = api.answer.pointers.map(
        (one): Pointer => (one.remote === name && one.remote !== 'shell' ? { ...one, ...how(one) } : one),
      );
      api.set({ ...api.answer, number: api.answer.number + 1, pointers });
    },
  };

  function isNews({ epoch, number }: LiveAnswer, query: URLSearchParams): boolean {
    return query.get('epoch') !== epoch || number > Number(query.get('after'));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
    api.asked.push(request.url ?? '');
    if (api.isAway) return void response.destroy();
    if (api.instead(request, response)) return;
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return void response.writeHead(401).end('{}');
    const send = (data: unknown) => response.end(JSON.stringify({ data }));
    const [, , kind, key = ''] = pathname.split('/');
    if (kind === 'files') {
      const bytes = files.get(key);
      return void (bytes ? response.end(bytes) : response.writeHead(404).end('{"error":{"message":"no file"}}'));
    }
    if (kind === 'release-previews') return void send(api.previews.get(key) ?? null);
    if (kind === 'drawn') {
      api.reports.push(JSON.parse(String(Buffer.concat(await request.toArray()))));
      return void send(undefined);
    }
    if (isNews(api.answer, searchParams)) return void send(api.answer);
    const wake = () => {
      waiting.delete(wake);
      if (api.isAway) response.destroy();
      else send(api.answer);
    };
    waiting.add(wake);
    response.once('close', () => waiting.delete(wake));
  }

  const { origin } = await anUpstream((request, response) => void answer(request, response));
  const shell = await api.release('shell', aShellBuild());
  return Object.assign(api, { origin, shell: shell.named.release });
}

type Options = {
  readonly dataDir?: string;
  readonly times?: Partial<FollowTimes>;
  readonly config?: Parameters<typeof aConfig>[1];
};

/** A `delivery` that follows it. */
export async function aFollower(origin: string | undefined, { dataDir, times, config }: Options = {}) {
  const folder = dataDir ?? (await temporaryFolder());
  const lines: string[] = [];
  const metrics = createMetrics();
  const deps: Deps = {
    metrics,
    log: { write: (line) => void lines.push(line) },
    followTimes: { ...FOLLOW_TIMES, firstWait: 20, mostWait: 100, pause: 20, ...times },
  };
  const app = await createDelivery(
    { ...aConfig(folder, { internalOrigin: origin, ...config }), logLevel: 'warn' },
    deps,
  );
  const stop = () => app.close();
  afterTest(stop);
  const live = async (name: LiveName = 'mfe-scores') => {
    const answer = await app.inject(`/live/${name}.json`);
    return answer.statusCode === 200 ? answer.json() : undefined;
  };
  const liveRelease = async (name?: LiveName): Promise<string | undefined> => (await live(name))?.live.release;
  return {
    app,
    dataDir: folder,
    stop,
    live,
    liveRelease,
    /** What the log says, a message each. */
    said: () => lines.map((line) => String(JSON.parse(line).msg)),
    serves: (release: string | undefined, name?: LiveName) => until(async () => (await liveRelease(name)) === release),
    measured: async (name: string, labels = '') =>
      new RegExp(`^${name}${labels.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(await metrics.registry.metrics())?.[1],
  };
}
