import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type } from '../releases/type';
import { type Balancer, startBalancer } from './balancer';
import { type Cache, startCache } from './cache';
import { createDatabase } from './database';
import type { Service } from './docker';
import { ROOT, stageNamed } from './dockerfile';
import { freePort } from './freePort';
import { type Running, start } from './program';

/** One server of `api` or of `delivery`, with the command and the health check of its image. */
export type Server = {
  readonly address: string;
  /** The process that runs now. */
  running(): Running;
  /** Resolves when it is healthy. */
  startAgain(): Promise<void>;
};

/** The services of docker-compose.yml as processes: two of `api` and of `delivery`, the balancer, the cache and PostgreSQL. */
export type Site = Readonly<Record<Service, readonly Server[]>> & {
  /** Past the cache. */
  readonly url: string;
  readonly databaseUrl: string;
  /** The volume of the servers of pages. */
  readonly dataDir: string;
  /** The data folder of one of api, by which commands find it. */
  readonly operator: string;
  readonly balancer: Balancer;
  readonly cache: Cache;
  /** Waits for the balancer and the cache, which look by themselves, once a second. */
  untilAllServe(): Promise<void>;
  stop(): Promise<void>;
};

/** @param variables of `.env` */
export async function startSite(variables: Readonly<Record<string, string>>): Promise<Site> {
  const database = await createDatabase();
  const home = await mkdtemp(join(tmpdir(), 'tyso-site-'));
  const dataDir = join(home, 'site');
  const twoPorts = async () => [await freePort(), await freePort()] as const;
  const ports = { api: await twoPorts(), delivery: await twoPorts(), inside: await twoPorts() };
  const addressesOf = (service: keyof typeof ports) => ports[service].map((port) => `127.0.0.1:${port}`);
  const balancer = await startBalancer({
    api: addressesOf('api'),
    delivery: addressesOf('delivery'),
    inside: addressesOf('inside'),
  });
  const all: Server[] = [];

  async function startAll(service: Service, env: Record<string, string>): Promise<readonly Server[]> {
    const servers = ports[service].map(async (port, at) => {
      const own = join(home, `${service}${at}`);
      await mkdir(own);
      const given = service === 'api' ? { API_PORT: port, INTERNAL_PORT: ports.inside[at] } : { PORT: port };
      const listens = Object.fromEntries(Object.entries(given).map(([name, number]) => [name, String(number)]));
      return startServer(service, `127.0.0.1:${port}`, { DATA_DIR: own, ...listens, ...variables, ...env });
    });
    all.push(...(await Promise.all(servers)));
    return all.slice(-servers.length);
  }
  const stop = async () => {
    await cache?.stop();
    await Promise.all(all.map((server) => server.running().end('SIGKILL')));
    await balancer.stop();
    await database.remove();
    await rm(home, { recursive: true, force: true });
  };
  let cache: Cache | undefined;
  try {
    const api = await startAll('api', { DATABASE_URL: database.url });
    const operator = join(home, 'api0');
    await type({ dataDir: operator }, 'release', '--all', '--now', '--unchecked', 'first deploy');
    const asked = { API_ORIGIN: balancer.origin, INTERNAL_ORIGIN: balancer.inside };
    const delivery = await startAll('delivery', { DATA_DIR: dataDir, ...asked, GUARD: 'off' });
    await balancer.running().until(async () => (await fetch(`${balancer.url}embed/bang-xep-hang`)).ok);
    cache = await startCache(Number(new URL(balancer.url).port));
    const backends = ['rest', 'hub', 'beacons', 'inside', 'pages'];
    const { host } = cache;
    const untilAllServe = async () => {
      const states = async () => (await Promise.all(backends.map(balancer.servers))).flat().map(({ status }) => status);
      await expect.poll(states).toEqual(Array(10).fill('UP'));
      await expect.poll(async () => (await fetch(`http://${host}/site.json`)).status).toBe(200);
    };
    return {
      api,
      delivery,
      balancer,
      cache,
      dataDir,
      operator,
      untilAllServe,
      stop,
      url: balancer.url,
      databaseUrl: database.url,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServer(service: Service, address: string, variables: Record<string, string>): Promise<Server> {
  const { command, health } = stageNamed(service);
  const { CLOCK_OFFSET_MS = '', NODE_OPTIONS = '' } = process.env;
  const env = { NODE_ENV: 'production', DRAIN: '1', CLOCK_OFFSET_MS, NODE_OPTIONS, ...variables };
  // A container has all ports to itself.
  const check = health.slice(1).map((word) => word.replace(/127\.0\.0\.1:\d+/, address));
  const isHealthy = () =>
    new Promise<boolean>((resolve) => execFile(process.execPath, check, (error) => resolve(error === null)));
  const begin = async () => {
    const begun = start(process.execPath, command.slice(1), { cwd: ROOT, env });
    await begun.until(isHealthy);
    return begun;
  };
  let running = await begin();
  return {
    address,
    running: () => running,
    async startAgain() {
      running = await begin();
    },
  };
}
