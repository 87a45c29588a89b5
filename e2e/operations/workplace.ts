import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createDocker } from './docker';
import { ROOT } from './dockerfile';

/** The command waits a second between two looks: here a hundredth. */
const SHORT_SLEEP = '#!/bin/sh\nexec /bin/sleep "0.0$1"\n';

/** A running command in a process group of its own, as in a terminal. */
export type Typed = {
  readonly pid: number;
  readonly done: Promise<{ readonly code: number | null; readonly output: string }>;
};

/** Happens with the identifiers of a command's containers, before it has any effect; returns `false` to be called again. */
type Act = (ids: readonly string[]) => unknown;

export type Workplace = Awaited<ReturnType<typeof enterWorkplace>>;

/** A folder in which an operator types `deploy/replace`, where two of each service run in a fake Docker. */
export async function enterWorkplace() {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-operator-'));
  const bin = join(folder, 'bin');
  await cp(join(ROOT, 'deploy/replace'), join(folder, 'deploy/replace'));
  await mkdir(bin);
  await cp(join(import.meta.dirname, 'fakeDocker.sh'), join(bin, 'docker'));
  await writeFile(join(bin, 'sleep'), SHORT_SLEEP);
  for (const program of ['docker', 'sleep']) await chmod(join(bin, program), 0o755);
  /** A setting that servers refuse, and in which words. */
  const refusedSettings = new Map<string, string>();
  const docker = createDocker((service) => refusedSettings.get(service));
  docker.up();
  let refused: RegExp | undefined;
  let due: { commands: RegExp; act: Act } | undefined;
  let hear = (_: string) => {};

  async function answer(socket: Socket, command: string) {
    const now = due?.commands.test(command) ? due : undefined;
    if (now && (await now.act(command.split(' ').slice(1))) !== false && due === now) due = undefined;
    try {
      if (refused?.test(command)) throw new Error('Error response from daemon: not now');
      const printed = docker.run(command);
      hear(command);
      socket.end(`0\n${printed}`);
    } catch (error) {
      socket.end(`1\n${error}\n`);
    }
  }
  // The one who asks may be interrupted, which the socket reports, and readline once more.
  const control = createServer((socket) => {
    const words = createInterface(socket.on('error', () => {})).on('error', () => {});
    words.once('line', (command) => void answer(socket, command));
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  const address = control.address();
  const TELL_PORT = String(typeof address === 'object' && address ? address.port : 0);

  return {
    docker,
    folder,
    refusedSettings,
    begin(program: string, ...args: string[]): Typed {
      const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, TELL_PORT };
      const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      return { pid: child.pid ?? 0, done: once(child, 'close').then(([code]) => ({ code, output })) };
    },
    /** Makes matching commands of `docker` fail from now on, without any effect. */
    refuse(commands: RegExp | undefined): void {
      refused = commands;
    },
    /** The next matching command of `docker` waits for this. */
    before(commands: RegExp, act: Act): void {
      due = { commands, act };
    },
    /** Called after each command of `docker`. */
    onDone(listener: (command: string) => void): void {
      hear = listener;
    },
    script: () => readFile(join(folder, 'deploy/replace'), 'utf8'),
    async leave(): Promise<void> {
      control.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
