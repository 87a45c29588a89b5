import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { decode } from 'shared-kernel/decode/decode';
import { text as word } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { createServices, type Services } from './createServices';
import { ROOT } from './dockerfile';
import { freePort } from './startImage';

/** A running command in a process group of its own, as in a terminal. */
export type Typed = {
  readonly pid: number;
  readonly done: Promise<{ readonly code: number | null; readonly output: string }>;
};

/** A folder in which an operator types commands. `docker` is a stand-in that drives a cluster of processes. */
export type Workplace = Pick<Services, 'cluster' | 'cache' | 'containers' | 'services'> & {
  /** Runs lines of a shell, which stops at the first failure; resolves with the output. */
  type(lines: string): Promise<string>;
  readonly folder: string;
  begin(program: string, ...args: string[]): Typed;
  /** Makes matching commands of `docker` fail from now on, without any effect. */
  refuse(commands: RegExp | undefined): void;
  leave(): Promise<void>;
};

/** @param database its name, where commands are typed that name it */
export async function enterWorkplace(database?: string): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-operator-'));
  await cp(join(ROOT, '.env.example'), join(folder, '.env.example'));
  await cp(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  await mkdir(join(folder, 'bin'));
  const standIn = join(import.meta.dirname, 'dockerStandIn.mjs');
  await writeFile(join(folder, 'bin/docker'), `#!/bin/sh\nexec "${process.execPath}" "${standIn}" "$@"\n`);
  await chmod(join(folder, 'bin/docker'), 0o755);
  const ownPort = await freePort();
  const services = createServices({ folder, port: ownPort, database });
  let refused: RegExp | undefined;
  const control = createServer(async (request, response) => {
    const command = decode(v.array(word), JSON.parse(await text(request)), 'docker').join(' ');
    const done = refused?.test(command)
      ? { code: 1, output: 'Error response from daemon: not now\n' }
      : await services.run(command).catch((error: unknown) => ({ code: 1, output: `${error}\n` }));
    response.end(JSON.stringify(done));
  }).listen(0, '127.0.0.1');
  await once(control, 'listening');
  const address = control.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  function begin(program: string, ...args: string[]): Typed {
    const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
    const env = { ...process.env, PATH, STAND_IN: services.standIn(origin) };
    const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    return { pid: child.pid ?? 0, done: once(child, 'close').then(([code]) => ({ code, output })) };
  }

  return {
    ...{ cluster: services.cluster, cache: services.cache, containers: services.containers },
    ...{ services: services.services, begin, folder },
    async type(lines) {
      const { code, output } = await begin('bash', '-euc', lines.replaceAll('127.0.0.1:8080', `127.0.0.1:${ownPort}`))
        .done;
      if (code !== 0) throw new Error(`${lines}\n${output}`);
      return output;
    },
    refuse(commands) {
      refused = commands;
    },
    async leave() {
      control.close();
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
