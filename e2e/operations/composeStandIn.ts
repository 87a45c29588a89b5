import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Cluster, startCluster } from './cluster';
import { readCompose } from './composeFile';
import { ROOT } from './dockerfile';
import { type Images, UNPRIVILEGED } from './layOutImages';
import { freePort } from './startImage';

const GRACE_MS = 35_000;

/** A folder in which an operator types commands. `docker` is a stand-in there, which drives a {@link Cluster}. */
export type Workplace = {
  cluster(): Cluster;
  /** Runs lines of a shell, which stops at the first that fails; resolves with what was printed. */
  type(lines: string): Promise<string>;
  leave(): Promise<void>;
};

export async function enterWorkplace(images: Images): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-operator-'));
  await cp(join(ROOT, '.env.example'), join(folder, '.env.example'));
  await mkdir(join(folder, 'bin'));
  const standIn = join(import.meta.dirname, 'dockerStandIn.mjs');
  await writeFile(join(folder, 'bin/docker'), `#!/bin/sh\nexec "${process.execPath}" "${standIn}" "$@"\n`);
  await chmod(join(folder, 'bin/docker'), 0o755);
  const ownPort = await freePort();
  const services = createServices(images, folder, ownPort);
  const control = createServer(async (request, response) => {
    const args: unknown = JSON.parse(await text(request));
    const done = await services.run(String(args)).catch((error: unknown) => ({ code: 1, output: `${error}\n` }));
    response.end(JSON.stringify(done));
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  const address = control.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    cluster: services.cluster,
    type(lines) {
      const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
      const known = services.standIn(images, `http://127.0.0.1:${port}`);
      return typed(lines.replaceAll('127.0.0.1:8080', `127.0.0.1:${ownPort}`), folder, { ...env, STAND_IN: known });
    },
    async leave() {
      control.close();
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function typed(lines: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('bash', ['-euc', lines], { cwd, env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${lines}\n${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

/** What the commands that concern running containers do, in the words in which they are typed. */
function createServices(images: Images, folder: string, port: number) {
  let running: Cluster | undefined;
  let secrets = '';
  const cluster = () => {
    if (running) return running;
    throw new Error('Nothing runs yet');
  };
  const readEnv = async () => {
    secrets = /^SIGNATURE_SECRETS=(.*)$/m.exec(await readFile(join(folder, '.env'), 'utf8'))?.[1] ?? '';
  };
  const fill = async (count: number) => {
    while (cluster().replicas.all.length < count) await cluster().replicas.add();
  };
  const end = async (ids: readonly string[]) => {
    const leaving = cluster().replicas.all.filter(({ address }) => ids.includes(address));
    const late = setTimeout(() => leaving.map((replica) => replica.end('SIGKILL')), GRACE_MS);
    const codes = await Promise.all(leaving.map((replica) => cluster().replicas.remove(replica, 'SIGTERM')));
    clearTimeout(late);
    return { code: Math.max(...codes.map((code) => code ?? 1)), output: '' };
  };
  const ids = () => cluster().replicas.all.map(({ address }) => address);
  const done = (output = '') => ({ code: 0, output });

  return {
    cluster,
    stop: async () => running?.stop(),
    standIn: (from: Images, control: string) => {
      const database = new URL(process.env.TEST_DATABASE_URL ?? '');
      const postgres = { PGHOST: database.hostname, PGPORT: database.port };
      const live = readCompose().services.live?.entrypoint;
      const site = running?.site ?? '';
      const api = { app: from.appOf('api'), dataDir: running?.replicas.all[0]?.dataDir };
      return JSON.stringify({ control, site, app: from.appOf('release'), live, api, postgres, as: UNPRIVILEGED });
    },
    async run(command: string) {
      await readEnv();
      const scaled = /^compose,up,--detach,--no-deps,--no-recreate,--wait,--scale,api=(\d+),api$/.exec(command)?.[1];
      if (scaled) return fill(Number(scaled)).then(() => done());
      const named = /^(stop,-t,35|rm),(.+)$/.exec(command);
      if (named) return named[1] === 'rm' ? done() : end((named[2] ?? '').split(','));
      switch (command) {
        case 'compose,up,--build,--detach':
          running = await startCluster(images, {
            ...{ replicas: 2, database: 'tyso', port, variables: () => ({ SIGNATURE_SECRETS: secrets }) },
          });
          return done();
        case 'compose,build':
        case 'compose,ps':
          return done();
        case 'compose,ps,--quiet,api':
          return done(`${ids().join('\n')}\n`);
        case 'compose,up,--detach,--no-deps,--wait,delivery':
          return cluster()
            .renewDelivery()
            .then(() => done());
        case 'compose,stop,api':
          return end(ids());
        case 'compose,start,api':
          return fill(2).then(() => done());
        default:
          return { code: 1, output: `The stand-in does not know ${command}\n` };
      }
    },
  };
}
