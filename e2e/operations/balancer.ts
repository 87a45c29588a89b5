import { spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Replicas } from './createReplicas';
import { ROOT } from './dockerfile';
import { freePort } from './freePort';
import { UNPRIVILEGED } from './images';
import { startNameServer } from './nameServer';
import { type Running, start } from './startImage';

/** The reason to skip tests without HAProxy, or on a machine with only one loopback address. */
export const missingBalancer =
  process.platform === 'linux' && spawnSync('haproxy', ['-v']).status === 0
    ? undefined
    : 'left out, there is no HAProxy';

/** The last line of the frontend for the container's health. */
const LAST_LINE = '  http-request deny deny_status 404\n';

export type Balancer = {
  /** Where `delivery` asks for `api`. */
  readonly origin: string;
  readonly running: Running;
  readonly env: Readonly<Record<string, string>>;
  /** The folder that its container mounts. */
  readonly folder: string;
  /** Replaces the configuration file, as an editor does: the new one has this version, and these lines at its end. */
  edit(version: string, more?: string): Promise<void>;
  /** The version in force. */
  version(): Promise<string>;
  /** Runs `haproxy` on the configuration; returns its exit code. */
  check(): number | null;
  /** Queries HAProxy over a socket that only tests have. */
  ask(question: string): Promise<string>;
  /** Restarts it after it ended, under the same address. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

type Order = {
  api: Replicas;
  delivery: Replicas /** Of visitors. */;
  sitePort: number /** Of `delivery`. */;
  port: number;
};

/** HAProxy with its container's own files, and a name server in place of Docker's. */
export async function startBalancer({ api, delivery, sitePort, port }: Order): Promise<Balancer> {
  const hosts = ({ all }: Replicas) => all.map(({ address }) => address.split(':')[0] ?? '');
  const names = await startNameServer({ api: () => hosts(api), delivery: () => hosts(delivery) });
  const home = await homeOfBalancer();
  const file = join(home, 'balancer/haproxy.cfg');
  const [healthPort, peersPort, handoverPort] = [await freePort(), await freePort(), await freePort()];
  const healthOrigin = `http://127.0.0.1:${healthPort}`;
  const env = {
    ...{ PATH: process.env.PATH ?? '', NAME_SERVER: names.address, API_PORT: String(api.port) },
    ...{ BALANCER_HOST: '127.0.0.1', BALANCER_PORT: String(port), HEALTH_PORT: String(healthPort) },
    ...{ PEERS_PORT: String(peersPort), SITE_HANDOVER_PORT: String(handoverPort) },
    ...{ SITE_HOST: '127.0.0.1', SITE_PORT: String(sitePort), DELIVERY_PORT: String(delivery.port) },
  };
  const begin = async () => {
    const running = start('haproxy', ['-W', '-db', '-f', file, '-f', join(home, 'socket.cfg')], { cwd: '/', env });
    await running.until(async () => (await fetch(`${healthOrigin}/healthz`)).ok);
    return running;
  };
  let running = await begin();
  const original = await readFile(file, 'utf8');
  return {
    ...{ origin: `http://127.0.0.1:${port}`, env, folder: join(home, 'balancer') },
    get running() {
      return running;
    },
    async edit(version, more = '') {
      const answer = `  http-request return status 200 content-type text/plain string ${version} if { path /version }\n`;
      await writeFile(`${file}.new`, original.replace(LAST_LINE, `${answer}${LAST_LINE}${more}`));
      await rename(`${file}.new`, file);
    },
    version: async () => (await fetch(`${healthOrigin}/version`)).text(),
    check: () => spawnSync('haproxy', ['-c', '-q', '-f', file], { env }).status,
    ask: (question) => text(connect(join(home, 'socket')).end(`${question}\n`)),
    async startAgain() {
      running = await begin();
    },
    async stop() {
      await running.end();
      await names.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function homeOfBalancer(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'tyso-balancer-'));
  await chmod(home, 0o755);
  await cp(join(ROOT, 'deploy/balancer'), join(home, 'balancer'), { recursive: true });
  await writeFile(join(home, 'socket.cfg'), `global\n  stats socket ${join(home, 'socket')} mode 600\n`);
  const { uid, gid } = UNPRIVILEGED;
  if (uid !== undefined && gid !== undefined) await chown(home, uid, gid);
  return home;
}
