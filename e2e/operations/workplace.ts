import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServices, type Order, type Services } from './createServices';
import { ROOT } from './dockerfile';
import { freePort } from './freePort';
import { NODE } from './images';

/** A running command in a process group of its own, as in a terminal. */
export type Typed = {
  readonly pid: number;
  readonly done: Promise<{ readonly code: number | null; readonly output: string }>;
};

/** Happens with the identifiers of a command's containers, before it has any effect; returns `false` to be called again. */
type Act = (ids: readonly string[]) => unknown;

/** A folder in which an operator types commands. `docker` is a stand-in that drives processes. */
export type Workplace = Pick<Services, 'cluster' | 'cache' | 'containers' | 'services' | 'sick'> & {
  /** Runs lines of a shell, which stops at the first failure; resolves with the output. */
  type(lines: string): Promise<string>;
  readonly folder: string;
  begin(program: string, ...args: string[]): Typed;
  /** Makes matching commands of `docker` fail from now on, without any effect. */
  refuse(commands: RegExp | undefined): void;
  /** The next matching command of `docker` waits for this. */
  before(commands: RegExp, act: Act): void;
  /** Called after each command of `docker`. */
  onDone(hear: (command: string) => void): void;
  leave(): Promise<void>;
};

/** @param start starts the servers, when `docker compose up` is typed */
export async function enterWorkplace(start: Order['start']): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-operator-'));
  await cp(join(ROOT, '.env.example'), join(folder, '.env.example'));
  await cp(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  await mkdir(join(folder, 'bin'));
  await cp(join(import.meta.dirname, 'dockerStandIn.sh'), join(folder, 'bin/docker'));
  await chmod(join(folder, 'bin/docker'), 0o755);
  const port = await freePort();
  const services = createServices({ folder, port, start });
  let refused: RegExp | undefined;
  let due: { commands: RegExp; act: Act } | undefined;
  let hear = (_: string) => {};

  async function run(command: string) {
    const now = due?.commands.test(command) ? due : undefined;
    if (now && (await now.act(command.split(' ').slice(1))) !== false && due === now) due = undefined;
    if (refused?.test(command)) return { code: 1, output: 'Error response from daemon: not now\n' };
    const done = await services.run(command);
    hear(command);
    return done;
  }
  async function answer(socket: Socket, command: string) {
    const { code, output } = await run(command).catch((error: unknown) => ({ code: 1, output: `${error}\n` }));
    socket.end(`${code}\n${output}`);
  }
  // The one who asks may be interrupted, of which the socket tells, and readline once more.
  const control = createServer((socket) => {
    const words = createInterface(socket.on('error', () => {})).on('error', () => {});
    words.once('line', (command) => void answer(socket, command));
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  const address = control.address();
  const tell = {
    ...{ NODE: process.execPath, RUN_HERE: join(import.meta.dirname, 'runHere.mjs') },
    TELL_PORT: String(typeof address === 'object' && address ? address.port : 0),
  };

  function begin(program: string, ...args: string[]): Typed {
    const PATH = [join(folder, 'bin'), dirname(NODE), process.env.PATH].join(':');
    const env = { ...process.env, PATH, ...tell, STAND_IN: services.standIn() };
    const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    return { pid: child.pid ?? 0, done: once(child, 'close').then(([code]) => ({ code, output })) };
  }

  return {
    ...{ cluster: services.cluster, cache: services.cache, containers: services.containers },
    ...{ services: services.services, sick: services.sick, begin, folder },
    async type(lines) {
      const { code, output } = await begin('bash', '-euc', lines.replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`))
        .done;
      if (code !== 0) throw new Error(`${lines}\n${output}`);
      return output;
    },
    refuse(commands) {
      refused = commands;
    },
    before(commands, act) {
      due = { commands, act };
    },
    onDone(listener) {
      hear = listener;
    },
    async leave() {
      control.close();
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
