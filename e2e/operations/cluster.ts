import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { createDatabase } from './database';
import { ROOT } from './dockerfile';
import type { Images } from './layOutImages';
import { startNameServer } from './nameServer';
import { freePort, isHealthy, type Running, start, startImage } from './startImage';

/** What to name tests that are left out without HAProxy, or where a machine has but one loopback address. */
export const missingBalancer =
  process.platform === 'linux' && spawnSync('haproxy', ['-v']).status === 0
    ? undefined
    : 'left out, there is no HAProxy';

export type Replica = Running & { readonly address: string };

/** What docker-compose.yml starts, as processes: each replica has a loopback address where it would have a container's. */
export type Cluster = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly replicas: Replica[];
  readonly balancer: Running;
  /** Adds a replica with these variables besides the usual ones, and waits until it is healthy. */
  addReplica(env?: Record<string, string>): Promise<Replica>;
  /** Takes a replica away with a signal. */
  removeReplica(replica: Replica, signal: NodeJS.Signals): Promise<number | null>;
  /** Puts a new `delivery` in the place of the one that runs. */
  renewDelivery(env: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
};

type Order = { replicas: number; secrets: string; env?: Record<string, string> };

export async function startCluster(
  images: Images,
  { replicas: count, secrets, env: more = {} }: Order,
): Promise<Cluster> {
  const database = await createDatabase();
  const site = await images.volume();
  const network = `127.${randomInt(1, 255)}.${randomInt(0, 256)}`;
  const apiPort = await freePort();
  const port = await freePort();
  const replicas: Replica[] = [];
  let born = 0;

  async function addReplica(env: Record<string, string> = {}): Promise<Replica> {
    born += 1;
    const host = `${network}.${born + 1}`;
    const running = startImage(images, 'api', {
      ...{ API_HOST: host, API_PORT: String(apiPort), DATA_DIR: await images.volume(), DATABASE_URL: database.url },
      ...{ SIGNATURE_SECRETS: secrets, TRUST_PROXY: '1', DRAIN: '1', ...more, ...env },
    });
    const replica = { ...running, address: `${host}:${apiPort}` };
    replicas.push(replica);
    await running.until(() => isHealthy(images, 'api', replica.address));
    return replica;
  }

  const names = await startNameServer('api', () => replicas.map(({ address }) => address.split(':')[0] ?? ''));
  await addReplica();
  await Promise.all(Array.from({ length: count - 1 }, () => addReplica()));
  const { balancer, origin } = await startBalancer(names.address, apiPort);
  await startImage(images, 'release', { DATA_DIR: site }).end('SIGCONT');

  async function startDelivery(env: Record<string, string>): Promise<Running> {
    const running = startImage(images, 'delivery', {
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: site, API_ORIGIN: origin },
      ...{ SIGNATURE_SECRETS: secrets, GUARD: 'off', ...env },
    });
    await running.until(() => isHealthy(images, 'delivery', `127.0.0.1:${port}`));
    return running;
  }
  let delivery = await startDelivery({});
  const url = `http://127.0.0.1:${port}/`;
  await delivery.until(async () => (await fetch(`${url}embed/bang-xep-hang`)).ok);

  return {
    ...{ url, databaseUrl: database.url, replicas, balancer, addReplica },
    removeReplica(replica, signal) {
      const ended = replica.end(signal);
      void ended.then(() => replicas.splice(replicas.indexOf(replica), 1));
      return ended;
    },
    async renewDelivery(env) {
      await delivery.end();
      delivery = await startDelivery(env);
    },
    async stop() {
      await Promise.all([delivery.end(), balancer.end(), ...replicas.map((replica) => replica.end('SIGKILL'))]);
      await names.stop();
      await database.remove();
    },
  };
}

/** The balancer with the very file that its container reads. */
async function startBalancer(nameServer: string, apiPort: number) {
  const [port, healthPort] = [await freePort(), await freePort()];
  const env = {
    ...{ PATH: process.env.PATH ?? '', NAME_SERVER: nameServer, API_PORT: String(apiPort) },
    ...{ BALANCER_HOST: '127.0.0.1', BALANCER_PORT: String(port), HEALTH_PORT: String(healthPort) },
  };
  const balancer = start('haproxy', ['-W', '-db', '-f', join(ROOT, 'balancer/haproxy.cfg')], { cwd: '/', env });
  await balancer.until(async () => (await fetch(`http://127.0.0.1:${healthPort}/healthz`)).ok);
  return { balancer, origin: `http://127.0.0.1:${port}` };
}
