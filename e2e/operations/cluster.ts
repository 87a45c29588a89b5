import { type Balancer, startBalancer } from './balancer';
import { createReplicas, type Replicas } from './createReplicas';
import { createDatabase } from './database';
import { makeVolume } from './images';
import { freePort, isHealthy, type Running, startImage } from './startImage';

/** The services of docker-compose.yml as processes. */
export type Cluster = {
  readonly url: string;
  readonly databaseUrl: string;
  /** The volume of the releases. */
  readonly site: string;
  readonly replicas: Replicas;
  readonly balancer: Balancer;
  /** Starts another `delivery` on a port of its own, without waiting. */
  beginDelivery(port: number): Running;
  /** Replaces the running `delivery` by a new one. */
  renewDelivery(): Promise<void>;
  stop(): Promise<void>;
};

type Order = {
  replicas: number;
  /** Variables of the services, as `.env` has them at a start. */
  variables: () => Record<string, string>;
  /** Name of the database; by default a new one. */
  database?: string | undefined;
  /** Port for visitors. */
  port?: number;
  /** Starts one replica, and waits until it is healthy. */
  add?: (replicas: Replicas) => Promise<unknown>;
};

export async function startCluster({
  replicas: count,
  variables,
  database: name,
  port: wanted,
  add = (all) => all.add(),
}: Order): Promise<Cluster> {
  const database = await createDatabase(name);
  const replicas = await createReplicas({ databaseUrl: database.url, variables });
  await add(replicas);
  await Promise.all(Array.from({ length: count - 1 }, () => add(replicas)));
  const balancer = await startBalancer(replicas);
  const site = await makeVolume();
  await startImage('release', { DATA_DIR: site }).end('SIGCONT');

  const port = wanted ?? (await freePort());
  const url = `http://127.0.0.1:${port}/`;
  const beginDelivery = (own: number) =>
    startImage('delivery', {
      ...{ HOST: '127.0.0.1', PORT: String(own), DATA_DIR: site, API_ORIGIN: balancer.origin },
      ...{ GUARD: 'off', ...variables() },
    });
  async function startDelivery(): Promise<Running> {
    const running = beginDelivery(port);
    await running.until(() => isHealthy('delivery', `127.0.0.1:${port}`));
    return running;
  }
  let delivery = await startDelivery();
  await delivery.until(async () => (await fetch(`${url}embed/bang-xep-hang`)).ok);
  return {
    ...{ url, databaseUrl: database.url, site, replicas, balancer, beginDelivery },
    async renewDelivery() {
      await delivery.end();
      delivery = await startDelivery();
    },
    async stop() {
      await Promise.all([delivery.end(), balancer.stop(), ...replicas.all.map((replica) => replica.end('SIGKILL'))]);
      await database.remove();
    },
  };
}
