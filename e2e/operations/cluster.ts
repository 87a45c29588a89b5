import { startBalancer } from './balancer';
import { createDatabase } from './database';
import type { Images } from './layOutImages';
import { createReplicas, type Replicas } from './replicas';
import { freePort, isHealthy, type Running, startImage } from './startImage';

/** What docker-compose.yml starts, as processes. */
export type Cluster = {
  readonly url: string;
  readonly databaseUrl: string;
  /** The volume of the releases. */
  readonly site: string;
  readonly replicas: Replicas;
  /** Puts a new `delivery` in the place of the one that runs. */
  renewDelivery(): Promise<void>;
  stop(): Promise<void>;
};

type Order = {
  replicas: number;
  /** Of the services, as `.env` has them when one is started. */
  variables: () => Record<string, string>;
  /** Name of the database; one of its own unless told. */
  database?: string;
  /** Where visitors come in. */
  port?: number;
};

export async function startCluster(
  images: Images,
  { replicas: count, variables, database: name, port: wanted }: Order,
): Promise<Cluster> {
  const database = await createDatabase(name);
  const replicas = await createReplicas(images, { databaseUrl: database.url, variables });
  await replicas.add();
  await Promise.all(Array.from({ length: count - 1 }, () => replicas.add()));
  const balancer = await startBalancer(replicas);
  const site = await images.volume();
  await startImage(images, 'release', { DATA_DIR: site }).end('SIGCONT');

  const port = wanted ?? (await freePort());
  const url = `http://127.0.0.1:${port}/`;
  async function startDelivery(): Promise<Running> {
    const running = startImage(images, 'delivery', {
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: site, API_ORIGIN: balancer.origin },
      ...{ GUARD: 'off', ...variables() },
    });
    await running.until(() => isHealthy(images, 'delivery', `127.0.0.1:${port}`));
    return running;
  }
  let delivery = await startDelivery();
  await delivery.until(async () => (await fetch(`${url}embed/bang-xep-hang`)).ok);
  return {
    ...{ url, databaseUrl: database.url, site, replicas },
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
