/** Docker calls a container unhealthy after so many failed checks since it was healthy. */
const HEALTH_RETRIES = 3;
/** How often one that has not come up yet is looked at before Docker calls it unhealthy. */
const STARTING_LOOKS = 3;

export type Service = 'api' | 'delivery';

type Container = {
  readonly id: string;
  readonly service: Service;
  state: 'created' | 'running' | 'restarting' | 'exited';
  /** Failed checks since it was healthy, if it was. */
  failures: number | undefined;
  /** Failed checks since its start, before it was healthy. */
  awaited: number;
  restarts: number;
  log: string;
};

/** What keeps a server from starting, in its words. */
type Wrong = (service: Service) => string | undefined;

/**
 * A fake Docker, as far as `deploy/replace` knows it: containers without anything in them, which start, answer their
 * health checks, end and restart as Docker's do.
 */
export function createDocker(wrong: Wrong) {
  const all = new Map<string, Container>();
  /** How many of each docker-compose.yml asks for. */
  const wanted: Record<Service, number> = { api: 2, delivery: 2 };
  /** Those that fail their health checks. */
  const sick = new Set<string>();
  let born = 0;

  const of = (service: Service) => [...all.values()].filter((one) => one.service === service);
  function named(id: string): Container {
    const container = all.get(id);
    if (container) return container;
    throw new Error(`No such container: ${id}`);
  }

  function make(service: Service): Container {
    born += 1;
    const id = born.toString(16).padStart(64, '0');
    const made: Container = { id, service, state: 'created', failures: undefined, awaited: 0, restarts: 0, log: '' };
    all.set(id, made);
    return made;
  }
  function begin(container: Container): void {
    const reason = wrong(container.service);
    if (reason) container.log += `${reason}\n`;
    Object.assign(container, { state: reason ? 'restarting' : 'running', failures: undefined, awaited: 0 });
  }
  function start(id: string): void {
    const container = named(id);
    if (container.state === 'running') return;
    container.restarts = 0;
    begin(container);
  }

  /** Its health check, once; or its next start. */
  function look(container: Container): void {
    if (container.state === 'restarting') {
      container.restarts += 1;
      begin(container);
    }
    const isGood = container.state === 'running' && !sick.has(container.id);
    if (isGood) container.failures = 0;
    else if (container.failures !== undefined) container.failures += 1;
    else container.awaited += 1;
  }
  function healthOf({ failures, awaited }: Container): string {
    if (failures === undefined) return awaited <= STARTING_LOOKS ? 'starting' : 'unhealthy';
    return failures < HEALTH_RETRIES ? 'healthy' : 'unhealthy';
  }
  function state(id: string): string {
    const container = named(id);
    look(container);
    return `${id} ${container.state} ${healthOf(container)} ${container.restarts}`;
  }

  const replicas = (service: Service) => `  ${service}:\n    deploy:\n      replicas: ${wanted[service]}\n`;
  const lines = (words: readonly string[]) => words.map((word) => `${word}\n`).join('');
  const toAll = (ids: readonly string[], act: (id: string) => unknown) => void ids.forEach(act);

  /** The commands of `deploy/replace`, and what they print. */
  const known: readonly [RegExp, (words: string[], ids: string[]) => string | undefined][] = [
    // It is given one service with those that it depends on.
    [/^compose config (?:api|delivery)$/, () => `name: tyso\nservices:\n${replicas('api')}${replicas('delivery')}`],
    [
      // Without the last word Docker includes those of `docker compose run` as well.
      /^ps --all --quiet --no-trunc --filter=label=com.docker.compose.project=tyso --filter=label=com.docker.compose.service=(api|delivery) --filter=label=com.docker.compose.oneoff=False$/,
      ([service]) => lines(of(serviceOf(service)).map(({ id }) => id)),
    ],
    [
      /^compose up --no-start --no-recreate --scale (api|delivery)=(\d+) \1$/,
      ([service, count]) => {
        while (of(serviceOf(service)).length < Number(count)) make(serviceOf(service));
        return undefined;
      },
    ],
    [/^inspect --format \{\{.*\}\} ([^{}]+)$/, (_, ids) => lines(ids.map(state))],
    [/^start (.+)$/, (_, ids) => toAll(ids, start)],
    [/^stop (.+)$/, (_, ids) => toAll(ids, (id) => Object.assign(named(id), { state: 'exited' }))],
    [/^rm (?:--force )?(.+)$/, (_, ids) => toAll(ids, (id) => all.delete(named(id).id))],
    [/^logs --tail \d+ (\S+)$/, (_, [id = '']) => named(id).log],
  ];

  return {
    wanted,
    sick,
    state,
    ids: (service: Service = 'api') => of(service).map(({ id }) => id),
    /** Whether it runs, and was well when it was looked at last. */
    isServing: (id: string) => named(id).state === 'running' && healthOf(named(id)) === 'healthy',
    /** The process of a container ends by itself. */
    kill: (id = '') => void Object.assign(named(id), { state: 'restarting' }),
    /** The containers as after `docker compose up`. */
    up(): void {
      for (const service of ['api', 'delivery'] as const) {
        while (of(service).length < wanted[service]) {
          const container = make(service);
          begin(container);
          look(container);
        }
      }
    },
    /** What a command prints. */
    run(command: string): string {
      for (const [words, act] of known) {
        const given = words.exec(command)?.slice(1);
        if (given) return act(given, given.at(-1)?.split(' ') ?? []) ?? '';
      }
      throw new Error(`The fake Docker does not know ${command}`);
    },
  };
}

function serviceOf(word: string | undefined): Service {
  return word === 'delivery' ? word : 'api';
}
