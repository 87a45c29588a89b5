import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cache, startCache } from './cache';
import type { Cluster, Service } from './cluster';
import { readCompose } from './composeFile';
import { answers, type Containers, createContainers } from './containers';
import type { Replicas } from './createReplicas';
import { appOf, UNPRIVILEGED } from './images';

/** The variables to take from `.env`. The others are for a deployment with a proxy in front. */
const HANDED_ON = ['SIGNATURE_SECRETS', 'INTERNAL_TOKEN', 'FEED', 'PUBLIC_URL'];

const SERVICES: readonly Service[] = ['api', 'delivery'];

/** Of the `HEALTHCHECK` lines. */
const HEALTH_PATHS = { api: '/readyz', delivery: '/healthz' } as const;

/** The exit code and output of a command. */
type Done = { code: number; output: string };

/** The `docker compose` commands about running containers. */
export type Services = ReturnType<typeof createServices>;

/** What the servers are started with. */
export type Hands = {
  /** How many of `api`. */
  readonly replicas: number;
  readonly deliveries: number;
  /** Where visitors come in. */
  readonly port: number;
  /** Of `.env`. */
  readonly variables: () => Record<string, string>;
  /** Makes a container for one more, and waits until it is healthy. */
  readonly add: (replicas: Replicas, service: Service) => Promise<unknown>;
};

export type Order = {
  /** The folder of the commands and of `.env`. */
  folder: string;
  /** Where visitors come in. */
  port: number;
  /** Starts the servers; none of the others where stand-ins are enough. */
  start: (hands: Hands) => Promise<Cluster | undefined>;
};

export function createServices({ folder, port, start }: Order) {
  let running: Cluster | undefined;
  const kept: Partial<Record<Service, Containers>> = {};
  /** Those that fail their health checks, whatever they answer. */
  const sick = new Set<string>();
  let cache: Cache | undefined;
  let variables: Record<string, string> = {};
  const startOwnCache = async () => {
    cache = await startCache(port);
  };
  const had = <T>(value: T | undefined): T => {
    if (value) return value;
    throw new Error('Nothing runs yet');
  };
  const cluster = () => had(running);
  const containers = (service: Service = 'api') => had(kept[service]);
  /** Of whatever service. */
  const holding = (id = '') => had(Object.values(kept).find((one) => one.ids().includes(id)));
  const toAll = (ids: readonly string[], act: (one: Containers, id: string) => unknown) =>
    Promise.all(ids.map(async (id) => act(holding(id), id)));
  const readEnv = async () => {
    const lines = (await readFile(join(folder, '.env'), 'utf8')).matchAll(/^(\w+)=(.+)$/gm);
    const all = [...lines].map(([, name = '', value = '']) => [name, value]);
    variables = Object.fromEntries(all.filter(([name = '']) => HANDED_ON.includes(name)));
  };
  const replicasOf = (service: Service) => readCompose().services[service]?.deploy.replicas ?? 1;
  const services = { replicas: replicasOf('api'), deliveries: replicasOf('delivery') };

  async function up(): Promise<void> {
    running = await start({
      ...{ ...services, port, variables: () => variables },
      add(replicas, service) {
        const isWell = async (id: string) => !sick.has(id) && (await answers(`http://${id}${HEALTH_PATHS[service]}`));
        kept[service] ??= createContainers(replicas, isWell);
        return containers(service).add();
      },
    });
  }
  async function makeUpTo(service: Service, count: number): Promise<void> {
    while (containers(service).ids().length < count) await containers(service).make();
  }
  const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('');

  /** `docker` commands with their implementations, which return the output. */
  const known: readonly [RegExp, (given: string[], ids: string[]) => Promise<unknown>][] = [
    [/^compose up (?:--build )?--detach$/, up],
    [/^compose (?:build|ps)$/, async () => {}],
    [
      // Of one service it is told with those that it depends on.
      /^compose config (?:api|delivery)$/,
      async () => {
        const of = (name: Service, count: number) => `  ${name}:\n    deploy:\n      replicas: ${count}\n`;
        return `name: tyso\nservices:\n${of('api', services.replicas)}${of('delivery', services.deliveries)}`;
      },
    ],
    [
      // Without the last word Docker includes those of `docker compose run` as well.
      /^ps --all --quiet --no-trunc --filter=label=com.docker.compose.project=tyso --filter=label=com.docker.compose.service=(api|delivery) --filter=label=com.docker.compose.oneoff=False$/,
      async ([service]) => lines(containers(serviceOf(service)).ids()),
    ],
    [
      /^compose up --no-start --no-recreate --scale (api|delivery)=(\d+) \1$/,
      ([service, count]) => makeUpTo(serviceOf(service), Number(count)),
    ],
    [/^compose --profile cache up --detach cache$/, startOwnCache],
    [/^compose exec -T cache varnishreload$/, () => had(cache).reload()],
    [/^compose stop api$/, () => containers().stop(containers().ids())],
    [/^compose start api$/, async () => containers().ids().forEach(containers().start)],
    [
      /^inspect --format \{\{.*\}\} ([^{}]+)$/,
      async (_, ids) => lines(await Promise.all(ids.map((id) => holding(id).state(id)))),
    ],
    [/^start (.+)$/, (_, ids) => toAll(ids, (one, id) => one.start(id))],
    [/^stop (.+)$/, (_, ids) => toAll(ids, (one, id) => one.stop([id]))],
    [/^rm (?:--force )?(.+)$/, (_, ids) => toAll(ids, (one, id) => one.remove(id))],
    [/^logs --tail \d+ (\S+)$/, async (_, [id = '']) => holding(id).log(id)],
  ];

  return {
    ...{ cluster, containers, sick },
    cache: () => had(cache),
    /** Tests may change how many there are, as an edited docker-compose.yml would. */
    services,
    async stop() {
      await Promise.all(Object.values(kept).map((one) => toAll(one.ids(), (_, id) => one.remove(id))));
      await cache?.stop();
      await running?.stop();
    },
    /** For `runHere.mjs`: where what runs within a container is to run. */
    standIn(): string {
      if (!running) return '{}';
      const { site, replicas, balancer } = running;
      const database = new URL(running.databaseUrl);
      return JSON.stringify({
        ...{ site, app: appOf('release'), live: readCompose().services.live?.entrypoint, as: UNPRIVILEGED },
        api: { app: appOf('api'), dataDir: replicas.all[0]?.dataDir },
        postgres: { PGHOST: database.hostname, PGPORT: database.port },
        balancer: { folder: balancer.folder, env: balancer.env, pid: balancer.running.pid },
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

function serviceOf(word: string | undefined): Service {
  const service = SERVICES.find((one) => one === word);
  if (service) return service;
  throw new Error(`No such service: ${word}`);
}
