import { setTimeout as pause } from 'node:timers/promises';
import type { Place, Replica, Replicas } from './createReplicas';

/** Of `stop_grace_period`. */
const GRACE_MS = 35_000;
/** As in the `HEALTHCHECK` lines. */
const HEALTH_TIMEOUT_MS = 3000;
const HEALTH_RETRIES = 3;
/** How often one that has not come up yet is looked at before Docker calls it unhealthy; the start period of our images is a minute. */
const STARTING_LOOKS = 3;
/** Delay before a dead container restarts; it grows each time. */
const FIRST_PAUSE_MS = 100;
const MOST_RESTARTS = 3;

type Container = {
  readonly place: Place;
  state: 'created' | 'running' | 'restarting' | 'exited';
  replica: Replica | undefined;
  /** Failed checks since it was healthy, if it was. */
  failures: number | undefined;
  /** Failed checks since its start, before it was healthy. */
  awaited: number;
  restarts: number;
  /** Output of its earlier processes. */
  printed: string;
};

/** The containers of a service as Docker keeps them, by id, which is the address. */
export type Containers = {
  /** All containers, including stopped ones. */
  ids(): string[];
  make(): Promise<string>;
  /** Creates and starts one, and waits until it is healthy. */
  add(): Promise<void>;
  /** Whether it runs, and was well when it was looked at last. */
  isServing(id: string): boolean;
  start(id: string): void;
  stop(ids: readonly string[]): Promise<void>;
  remove(id: string): Promise<void>;
  /** The output of `docker inspect` for `deploy/replace`. */
  state(id: string): Promise<string>;
  /** The process of a running container. */
  replica(id: string): Replica;
  log(id: string): string;
};

/** @param isWell the health check of a running one */
export function createContainers(replicas: Replicas, isWell: (id: string) => Promise<boolean>): Containers {
  const all = new Map<string, Container>();

  function named(id: string): Container {
    const container = all.get(id);
    if (container) return container;
    throw new Error(`No such container: ${id}`);
  }

  function run(container: Container): void {
    const replica = replicas.begin(container.place);
    Object.assign(container, { replica, state: 'running', failures: undefined, awaited: 0 });
    void replica.gone.then(async () => {
      container.printed += replica.output();
      replicas.forget(replica);
      if (container.state !== 'running') return;
      container.state = 'restarting';
      container.restarts += 1;
      await pause(FIRST_PAUSE_MS * 2 ** container.restarts);
      if (container.state === 'restarting') run(container);
    });
  }

  async function stop(id: string): Promise<void> {
    const container = named(id);
    const { replica } = container;
    container.state = 'exited';
    const late = setTimeout(() => void replica?.end('SIGKILL'), GRACE_MS);
    await replica?.end('SIGTERM');
    clearTimeout(late);
  }

  async function make(): Promise<string> {
    const place = await replicas.make();
    all.set(place.address, {
      place,
      state: 'created',
      replica: undefined,
      failures: undefined,
      awaited: 0,
      restarts: 0,
      printed: '',
    });
    return place.address;
  }

  function start(id: string): void {
    const container = named(id);
    container.restarts = 0;
    if (container.state !== 'running') run(container);
  }

  /** Its health check, once. */
  async function look(container: Container): Promise<boolean> {
    const isGood = container.state === 'running' && (await isWell(container.place.address));
    if (isGood) container.failures = 0;
    else if (container.failures !== undefined) container.failures += 1;
    else container.awaited += 1;
    return isGood;
  }

  return {
    ids: () => [...all.keys()],
    ...{ make, start },
    isServing: (id) => named(id).state === 'running' && healthOf(named(id)) === 'healthy',
    async add() {
      const id = await make();
      start(id);
      while (!(await look(named(id)))) {
        if (named(id).restarts > MOST_RESTARTS) throw new Error(`${id} does not come up:\n${named(id).printed}`);
        await pause(FIRST_PAUSE_MS);
      }
    },
    stop: async (ids) => void (await Promise.all(ids.map(stop))),
    async remove(id) {
      const { replica } = Object.assign(named(id), { state: 'exited' });
      await replica?.end('SIGKILL');
      all.delete(id);
    },
    async state(id) {
      const container = named(id);
      await look(container);
      return `${id} ${container.state} ${healthOf(container)} ${container.restarts}`;
    },
    replica(id) {
      const { replica } = named(id);
      if (replica) return replica;
      throw new Error(`${id} was never started`);
    },
    log: (id) => named(id).printed + (named(id).replica?.output() ?? ''),
  };
}

function healthOf({ failures, awaited }: Container): string {
  if (failures === undefined) return awaited <= STARTING_LOOKS ? 'starting' : 'unhealthy';
  return failures < HEALTH_RETRIES ? 'healthy' : 'unhealthy';
}

/** Does the health check of our images without a process for each: another test runs the real checks. */
export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
