import { randomInt } from 'node:crypto';
import { freePort } from './freePort';
import { makeVolume } from './images';
import { isHealthy, type Running, startImage } from './startImage';

/** A replica's address and variables. */
export type Place = {
  readonly address: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
};

export type Replica = Running & Omit<Place, 'env'>;

/** The servers of one image: each has a loopback address in place of one of Docker's, and all the same port. */
export type Replicas = {
  readonly port: number;
  /** The running replicas, which the name server knows. */
  readonly all: readonly Replica[];
  /** A place for one more. */
  make(): Promise<Place>;
  /** Starts one without waiting. */
  begin(place: Place): Replica;
  /** Removes a replica whose process is gone. */
  forget(replica: Replica): void;
  /** Starts one more, and waits until it is healthy. */
  add(): Promise<Replica>;
  /** Ends one with a signal; its name resolves until it is gone. Resolves with its exit code. */
  remove(replica: Replica, signal: NodeJS.Signals): Promise<number | null>;
};

type Order = {
  image: 'api' | 'delivery';
  /** The folder that all of them have; without one each has its own. */
  folder?: string;
  /** The variables of one that listens there. */
  environment: (host: string, port: string) => Record<string, string>;
  /** Starts another program in place of the image's. */
  run?: (env: Record<string, string>) => Running;
};

export async function createReplicas({
  image,
  folder,
  environment,
  run = (env) => startImage(image, env),
}: Order): Promise<Replicas> {
  const network = `127.${randomInt(1, 255)}.${randomInt(0, 256)}`;
  const port = await freePort();
  const all: Replica[] = [];
  let born = 0;

  async function make(): Promise<Place> {
    born += 1;
    const host = `${network}.${born + 1}`;
    const dataDir = folder ?? (await makeVolume());
    const env = { DATA_DIR: dataDir, DRAIN: '1', TRUST_PROXY: '2', ...environment(host, String(port)) };
    return { env, dataDir, address: `${host}:${port}` };
  }
  function begin({ address, dataDir, env }: Place): Replica {
    const replica = { ...run(env), dataDir, address };
    all.push(replica);
    return replica;
  }
  function forget(replica: Replica): void {
    if (all.includes(replica)) all.splice(all.indexOf(replica), 1);
  }

  return {
    ...{ port, all, make, begin, forget },
    async add() {
      const replica = begin(await make());
      await replica.until(() => isHealthy(image, replica.address));
      return replica;
    },
    async remove(replica, signal) {
      const code = await replica.end(signal);
      forget(replica);
      return code;
    },
  };
}
