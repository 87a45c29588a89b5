import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from '@prometheus-io/client';
import { pino } from 'pino';
import { FILES_PATH, LIVE_PATH, type LiveChange, type LiveOrder } from 'server-shared/releases/liveAnswer';
import { createJudgeMetrics } from '../metrics/createJudgeMetrics';
import { startReleases } from '../process/startReleases';
import type { Store } from '../store/store';
import { openVisits } from '../visits/openVisits';
import { SERVERS_TOKEN } from './internalServer';
import type { SentBuild } from './releaseBuild';

const ALL_PASSED = { types: 'passed', tests: 'passed', budget: 'passed', browser: 'passed' };

type Options = {
  /** Server time in unix seconds. */
  now?: () => number;
  report?: (error: unknown) => void;
  candidateViews?: number;
};

/** The listener for servers and teams on a store, with a data folder of its own. */
export async function openReleaseSite(
  store: Store,
  { now = () => Date.now() / 1000, report = fail, candidateViews = 3000 }: Options = {},
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-releases-'));
  const every = (ms: number) => (run: () => void) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  };
  const visits = await openVisits({
    store,
    now,
    report,
    everyFewSeconds: () => () => {},
    adverts: { add() {} },
    metrics: { vitals: { add() {} }, releases: { add() {}, refused() {} } },
  });
  const logged: unknown[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const site = await startReleases({
    config: {
      internal: { host: '127.0.0.1', port: 0 },
      dataDir,
      candidateViews,
      localToken: undefined,
      inside: { token: SERVERS_TOKEN, hosts: [] },
    },
    store,
    visits,
    adverts: { written: async () => {} } as never,
    now,
    log: pino({ level: 'trace' }, stream),
    report,
    everySecond: every(1000),
    judge: createJudgeMetrics(new Registry()),
  });
  const [endpoint = ''] = await readdir(dataDir);
  const { token: operator } = JSON.parse(await readFile(path.join(dataDir, endpoint), 'utf8'));

  const as = (token: string | undefined = operator) => clientOf(site.url, token);
  return {
    site,
    dataDir,
    visits,
    logged,
    as,
    operator,
    servers: as(SERVERS_TOKEN),
    async close() {
      await site.close();
      await visits.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function fail(error: unknown): never {
  throw error;
}

type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly message: string };

/** Who asks with a token; an empty one is none. */
function clientOf(url: string, token: string) {
  async function ask(
    method: string,
    where: string,
    body?: object | Buffer,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const isBytes = Buffer.isBuffer(body);
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const response = await fetch(url + where, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': type }),
        ...more,
      },
      body: body === undefined ? null : isBytes ? new Uint8Array(body) : JSON.stringify(body),
    });
    const text = await response.text();
    const read = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
    return { status: response.status, body: read.data ?? read, message: read.error?.message ?? '' };
  }

  const order = (
    changes: readonly (Partial<LiveChange> & Pick<LiveChange, 'name' | 'action'>)[],
    about: Partial<LiveOrder> = {},
  ) => ask('POST', LIVE_PATH, { who: 'minh@laptop', changes, ...about });
  const put = ({ name, release, files }: SentBuild, more: object = {}) =>
    ask('PUT', `/internal/releases/${name}/${release}`, { files, who: 'minh@laptop', checks: ALL_PASSED, ...more });
  const send = ({ contents }: SentBuild) =>
    ask('POST', FILES_PATH, { files: [...contents.values()].map((content) => content.toString('base64')) });
  return {
    ask,
    order,
    put,
    send,
    change: (name: LiveChange['name'], action: LiveChange['action'], more: Partial<LiveChange> = {}) =>
      order([{ name, action, ...more }]),
    /** Sends a build, and makes it live for everybody. */
    async release(build: SentBuild, more: Partial<LiveChange> = {}): Promise<Answer> {
      await send(build);
      await put(build);
      return order([{ name: build.name, action: 'live', release: build.release, isNow: true, ...more }]);
    },
    live: (query = '') => ask('GET', LIVE_PATH + query),
  };
}
