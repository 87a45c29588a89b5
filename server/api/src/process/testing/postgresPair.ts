import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterTest } from 'hub/testing/afterTest';

const execute = promisify(execFile);

/** Debian keeps the programs of its servers out of PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of this machine's PostgreSQL server programs, if any. */
export const POSTGRES_PROGRAMS = existsSync(DEBIAN)
  ? readdirSync(DEBIAN)
      .sort((a, b) => Number(a) - Number(b))
      .map((version) => path.join(DEBIAN, version, 'bin'))
      .findLast((bin) => existsSync(path.join(bin, 'initdb')))
  : undefined;

/** A server refuses to run as root. */
const isRoot = process.getuid?.() === 0;

/** A primary and a standby that follows it, both on this machine. */
export async function startPair(programs: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tyso-pair-'));
  if (isRoot) await chown(folder, Number(execFileSync('id', ['-u', 'postgres'])), -1);
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(programs, program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return execute(file, rest, { cwd: folder });
  };
  const control = (name: string, ...args: string[]) =>
    run('pg_ctl', '-s', '-w', '-D', path.join(folder, name), '-l', path.join(folder, `${name}.log`), ...args);
  const start = async (name: string) => {
    const port = await freePort();
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c fsync=off`;
    await control(name, '-o', options, 'start');
    return { port, url: `postgres://tyso@127.0.0.1:${port}/postgres` };
  };
  afterTest(async () => {
    for (const name of ['primary', 'standby']) await control(name, '-m', 'immediate', 'stop').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  });

  await run(
    'initdb',
    '-D',
    path.join(folder, 'primary'),
    '-A',
    'trust',
    '-U',
    'tyso',
    '-E',
    'UTF8',
    '--locale',
    'C',
    '-N',
  );
  const primary = await start('primary');
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'tyso'];
  await run('pg_basebackup', ...from, '-D', path.join(folder, 'standby'), '-R', '-X', 'stream', '-c', 'fast');
  const standby = await start('standby');
  return {
    primary: primary.url,
    standby: standby.url,
    /** Like a power cut. */
    endPrimary: () => control('primary', '-m', 'immediate', 'stop'),
    promote: () => control('standby', 'promote'),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
