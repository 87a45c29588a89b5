import { type Balancer, startBalancer } from './balancer';
import { createReplicas, type Replicas } from './createReplicas';
import { createDatabase } from './database';
import { freePort } from './freePort';
import { makeVolume } from './images';
import { startImage } from './startImage';

/** The services of docker-compose.yml as processes. */
export type Cluster = {
  readonly url: string;
  readonly databaseUrl: string;
  /** The volume of the releases. */
  readonly site: string;
  /** Of `api`. */
  readonly replicas: Replicas;
  readonly deliveries: Replicas;
  readonly balancer: Balancer;
  stop(): Promise<void>;
};

/** The services that may run several times. */
export type Service = 'api' | 'delivery';

type Order = {
  replicas: number;
  deliveries?: number;
  /** Variables of the services, as `.env` has them at a start. */
  variables: () => Record<string, string>;
  /** Name of the database; by default a new one. */
  database?: string | undefined;
  /** Port for visitors. */
  port?: number;
  /** Starts one server, and waits until it is healthy. */
  add?: (replicas: Replicas, service: Service) => Promise<unknown>;
};

export async function startCluster({
  replicas: count,
  deliveries: wanted = 1,
  variables,
  database: name,
  port = undefined,
  add = (all) => all.add(),
}: Order): Promise<Cluster> {
  const database = await createDatabase(name);
  const replicas = await createReplicas({
    image: 'api',
    environment: (host, own) => ({ API_HOST: host, API_PORT: own, DATABASE_URL: database.url, ...variables() }),
  });
  await add(replicas, 'api');
  await Promise.all(Array.from({ length: count - 1 }, () => add(replicas, 'api')));
  const site = await makeVolume();
  await startImage('release', { DATA_DIR: site }).end('SIGCONT');

  const apiPort = await freePort();
  const sitePort = port ?? (await freePort());
  const url = `http://127.0.0.1:${sitePort}/`;
  const deliveries = await createReplicas({
    image: 'delivery',
    folder: site,
    environment: (host, own) => ({
      ...{ HOST: host, PORT: own, METRICS_HOST: host, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
      ...{ GUARD: 'off', ...variables() },
    }),
  });
  await Promise.all(Array.from({ length: wanted }, () => add(deliveries, 'delivery')));
  const balancer = await startBalancer({ api: replicas, delivery: deliveries, sitePort, port: apiPort });
  await balancer.running.until(async () => (await fetch(`${url}embed/bang-xep-hang`)).ok);
  return {
    ...{ url, databaseUrl: database.url, site, replicas, deliveries, balancer },
    async stop() {
      const all = [...deliveries.all, ...replicas.all];
      await Promise.all([balancer.stop(), ...all.map((one) => one.end('SIGKILL'))]);
      await database.remove();
    },
  };
}
