import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cache, startCache } from './cache';
import { type Cluster, startCluster } from './cluster';
import { readCompose } from './composeFile';
import { answers, type Containers, createContainers } from './containers';
import { appOf, UNPRIVILEGED } from './images';
import { freePort, type Running } from './startImage';

/** The variables to take from `.env`. The others are for a deployment with a proxy in front. */
const HANDED_ON = ['SIGNATURE_SECRETS', 'FEED', 'PUBLIC_URL'];

/** The exit code and output of a command. */
type Done = { code: number; output: string };

/** The `docker compose` commands about running containers. */
export type Services = ReturnType<typeof createServices>;

export type Order = {
  /** The folder of the commands and of `.env`. */
  folder: string;
  /** Where visitors come in. */
  port: number;
  /** Name of the database; one of its own unless given. */
  database: string | undefined;
};

export function createServices({ folder, port, database }: Order) {
  let running: Cluster | undefined;
  let kept: Containers | undefined;
  let cache: Cache | undefined;
  let variables: Record<string, string> = {};
  const trials = new Map<string, { running: Running; address: string }>();
  const startOwnCache = async () => {
    cache = await startCache(port);
  };
  const had = <T>(value: T | undefined): T => {
    if (value) return value;
    throw new Error('Nothing runs yet');
  };
  const cluster = () => had(running);
  const containers = () => had(kept);
  const readEnv = async () => {
    const lines = (await readFile(join(folder, '.env'), 'utf8')).matchAll(/^(\w+)=(.+)$/gm);
    const all = [...lines].map(([, name = '', value = '']) => [name, value]);
    variables = Object.fromEntries(all.filter(([name = '']) => HANDED_ON.includes(name)));
  };
  const services = { replicas: readCompose().services.api?.deploy.replicas ?? 1 };

  async function up(): Promise<void> {
    running = await startCluster({
      ...{ replicas: services.replicas, database, port, variables: () => variables },
      add(replicas) {
        kept ??= createContainers(replicas);
        return kept.add();
      },
    });
  }
  async function makeUpTo(count: number): Promise<void> {
    while (containers().ids().length < count) await containers().make();
  }
  async function tryDelivery(name: string): Promise<void> {
    const own = await freePort();
    trials.set(name, { running: cluster().beginDelivery(own), address: `127.0.0.1:${own}` });
  }
  async function stateOf(id: string): Promise<string> {
    const trial = trials.get(id);
    if (!trial) return containers().state(id);
    const isUp = await answers(`http://${trial.address}/healthz`);
    return `${id} ${trial.running.isGone() ? 'exited' : 'running'} ${isUp ? 'healthy' : 'starting'} 0`;
  }
  async function remove(id: string): Promise<void> {
    const trial = trials.get(id);
    if (!trial) return containers().remove(id);
    await trial.running.end('SIGKILL');
    trials.delete(id);
  }
  const log = (id: string) => trials.get(id)?.running.output() ?? containers().log(id);
  const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('');

  /** `docker` commands with their implementations, which return the output. */
  const known: readonly [RegExp, (given: string[], ids: string[]) => Promise<unknown>][] = [
    [/^compose up --build --detach$/, up],
    [/^compose (?:build|ps|config --quiet)$/, async () => {}],
    [
      /^compose config api$/,
      async () => `name: tyso\nservices:\n  api:\n    deploy:\n      replicas: ${services.replicas}\n`,
    ],
    [
      // Without the last word Docker includes those of `docker compose run` as well.
      /^ps --all --quiet --no-trunc --filter=label=com.docker.compose.project=tyso --filter=label=com.docker.compose.service=api --filter=label=com.docker.compose.oneoff=False$/,
      async () => lines(containers().ids()),
    ],
    [/^compose up --no-start --no-deps --no-recreate --scale api=(\d+) api$/, ([count]) => makeUpTo(Number(count))],
    [/^compose up --detach --no-deps --wait delivery$/, () => cluster().renewDelivery()],
    [/^compose run --detach --no-deps --name (\S+) delivery$/, ([name = '']) => tryDelivery(name)],
    [/^compose --profile cache up --detach cache$/, startOwnCache],
    [/^compose exec -T cache varnishreload$/, () => had(cache).reload()],
    [/^compose stop api$/, () => containers().stop(containers().ids())],
    [/^compose start api$/, async () => containers().ids().forEach(containers().start)],
    [/^inspect --format \{\{.*\}\} ([^{}]+)$/, async (_, ids) => lines(await Promise.all(ids.map(stateOf)))],
    [/^start (.+)$/, async (_, ids) => ids.forEach(containers().start)],
    [/^stop (.+)$/, (_, ids) => containers().stop(ids)],
    [/^rm (?:--force )?(.+)$/, async (_, ids) => void (await Promise.all(ids.map(remove)))],
    [/^logs --tail \d+ (\S+)$/, async (_, [id = '']) => log(id)],
  ];

  return {
    cluster,
    cache: () => had(cache),
    containers,
    /** Tests may change the number of replicas, as an edited docker-compose.yml would. */
    services,
    async stop() {
      await Promise.all([...trials.keys()].map(remove));
      await Promise.all((kept?.ids() ?? []).map(remove));
      await cache?.stop();
      await running?.stop();
    },
    standIn(control: string): string {
      const database = new URL(process.env.TEST_DATABASE_URL ?? '');
      const postgres = { PGHOST: database.hostname, PGPORT: database.port };
      const live = readCompose().services.live?.entrypoint;
      const api = { app: appOf('api'), dataDir: running?.replicas.all[0]?.dataDir };
      const { folder: own, env, running: process_ } = running?.balancer ?? {};
      const balancer = { folder: own, env, pid: process_?.pid };
      const site = running?.site ?? '';
      return JSON.stringify({
        control,
        site,
        app: appOf('release'),
        live,
        api,
        postgres,
        balancer,
        as: UNPRIVILEGED,
      });
    },
    async run(command: string): Promise<Done> {
      await readEnv();
      for (const [words, act] of known) {
        const given = words.exec(command)?.slice(1);
        if (!given) continue;
        const printed = await act(given, given.at(-1)?.split(' ') ?? []);
        return { code: 0, output: typeof printed === 'string' ? printed : '' };
      }
      return { code: 1, output: `The stand-in does not know ${command}\n` };
    },
  };
}
