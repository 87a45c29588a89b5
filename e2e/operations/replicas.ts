import { randomInt } from 'node:crypto';
import type { Images } from './layOutImages';
import { freePort, isHealthy, type Running, startImage } from './startImage';

export type Replica = Running & { readonly address: string; readonly dataDir: string };

/** The replicas of api: each has a loopback address where a container would have one of Docker's, and all the same port. */
export type Replicas = {
  readonly port: number;
  readonly all: readonly Replica[];
  /** Starts one more, and waits until it is healthy. */
  add(): Promise<Replica>;
  /** Ends one with a signal; its name is known until it is gone. Resolves with its exit code. */
  remove(replica: Replica, signal: NodeJS.Signals): Promise<number | null>;
};

type Order = { databaseUrl: string; variables: () => Record<string, string> };

export async function createReplicas(images: Images, { databaseUrl, variables }: Order): Promise<Replicas> {
  const network = `127.${randomInt(1, 255)}.${randomInt(0, 256)}`;
  const port = await freePort();
  const all: Replica[] = [];
  let born = 0;
  return {
    port,
    all,
    async add() {
      born += 1;
      const host = `${network}.${born + 1}`;
      const dataDir = await images.volume();
      const running = startImage(images, 'api', {
        ...{ API_HOST: host, API_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
        ...{ TRUST_PROXY: '1', DRAIN: '1', ...variables() },
      });
      const replica = { ...running, dataDir, address: `${host}:${port}` };
      all.push(replica);
      await running.until(() => isHealthy(images, 'api', replica.address));
      return replica;
    },
    async remove(replica, signal) {
      const code = await replica.end(signal);
      all.splice(all.indexOf(replica), 1);
      return code;
    },
  };
}
