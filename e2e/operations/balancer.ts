import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Service } from './docker';
import { ROOT } from './dockerfile';
import { freePort } from './freePort';
import { missingProgram, PATH, type Running, start } from './program';

export const missingBalancer = missingProgram('haproxy', '-v');

/** The last line of the frontend for the container's health. */
const LAST_LINE = '  http-request deny deny_status 404\n';

/** What HAProxy says of a server, by the names of its columns. */
type Server = Readonly<Record<string, string | undefined>>;

export type Balancer = {
  /** Where visitors come in, and where `delivery` asks for `api`. */
  readonly url: string;
  readonly origin: string;
  /** Where servers and teams ask, with a token. */
  readonly inside: string;
  /** The process that runs now. */
  running(): Running;
  /** What it takes the servers of a backend for. */
  servers(backend: string): Promise<Server[]>;
  /** Puts another file in its place, as an editor does, and has it loaded; resolves when it is in force. */
  reload(): Promise<void>;
  /** The same with a mistake in the file, whatever the check says; resolves when HAProxy has named it. */
  reloadMistaken(): Promise<void>;
  /** Starts it again after it ended, under the same addresses. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

/** A state of HAProxy's `peers`: it waits neither for the process before it, nor for others. */
const WAITS_NO_MORE = 0x3;

/**
 * HAProxy with its container's own files, but for the names of servers, which Docker's name server resolves.
 *
 * @param addresses of the servers
 */
export async function startBalancer(
  addresses: Readonly<Record<Service | 'inside', readonly string[]>>,
): Promise<Balancer> {
  const home = await mkdtemp(join(tmpdir(), 'tyso-balancer-'));
  const file = join(home, 'balancer/haproxy.cfg');
  await cp(join(ROOT, 'deploy/balancer'), join(home, 'balancer'), { recursive: true });
  const named = await readFile(file, 'utf8');
  const written = named.replace(/^ *server-template (api|delivery|inside) .*$/gm, (_, service: Service | 'inside') =>
    addresses[service].map((address, at) => `  server ${service}${at + 1} ${address}`).join('\n'),
  );
  await writeFile(file, written);
  await writeFile(join(home, 'socket.cfg'), `global\n  stats socket ${join(home, 'socket')} mode 600\n`);
  const ports: number[] = [];
  while (ports.length < 6) ports.push(await freePort());
  const [site, api, health, peers, handover, inside] = ports.map(String);
  const host = '127.0.0.1';
  const env = {
    SITE_HOST: host,
    SITE_PORT: site ?? '',
    BALANCER_HOST: host,
    BALANCER_PORT: api ?? '',
    HEALTH_PORT: health ?? '',
    PEERS_PORT: peers ?? '',
    SITE_HANDOVER_PORT: handover ?? '',
    INTERNAL_PORT: inside ?? '',
  };
  const healthOf = (path: string) => fetch(`http://${host}:${health}${path}`);
  const begin = async () => {
    const begun = start('haproxy', ['-W', '-db', '-f', file, '-f', join(home, 'socket.cfg')], { env });
    await begun.until(async () => (await healthOf('/healthz')).ok);
    return begun;
  };
  const ask = (question: string) => text(connect(join(home, 'socket')).end(`${question}\n`));
  const put = async (text: string) => {
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
    return spawnSync('haproxy', ['-c', '-q', '-f', file], { env: { PATH, ...env }, encoding: 'utf8' });
  };
  let running = await begin();
  let version = 0;
  return {
    url: `http://${host}:${site}/`,
    origin: `http://${host}:${api}`,
    inside: `http://${host}:${inside}`,
    running: () => running,
    async servers(backend) {
      const [names = '', ...lines] = (await ask('show stat')).replace('# ', '').split('\n');
      const columns = names.split(',');
      const rows = lines.map((line) =>
        Object.fromEntries(line.split(',').map((field, index) => [columns[index], field])),
      );
      return rows.filter(({ pxname, addr }) => pxname === backend && addr);
    },
    async reload() {
      // A new process waits five seconds for the one before it and five for others, and passes nothing on until then.
      const flags = async () => Number(/flags=(0x[0-9a-f]+)/.exec(await ask('show peers'))?.[1]);
      await running.until(async () => ((await flags()) & WAITS_NO_MORE) === WAITS_NO_MORE);
      version += 1;
      const answer = `  http-request return status 200 content-type text/plain string v${version} if { path /version }\n`;
      const { status, stderr } = await put(written.replace(LAST_LINE, `${answer}${LAST_LINE}`));
      if (status !== 0) throw new Error(`haproxy -c: ${stderr}`);
      running.send('SIGUSR2');
      await running.until(async () => (await (await healthOf('/version')).text()) === `v${version}`);
    },
    async reloadMistaken() {
      const { status } = await put(`${written}\nbackend mistaken\n  balanse roundrobin\n`);
      if (status === 0) throw new Error('haproxy -c: expected a mistake');
      running.send('SIGUSR2');
      await running.until(async () => running.output().includes('balanse'));
    },
    async startAgain() {
      running = await begin();
    },
    async stop() {
      await running.end('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
}
