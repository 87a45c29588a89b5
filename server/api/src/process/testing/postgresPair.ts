import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
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

/** Names of their sockets: they listen in their folder, which needs no ports of the machine. */
const NUMBERS = { primary: 5432, standby: 5433 };

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
  const start = async (name: 'primary' | 'standby') => {
    const port = NUMBERS[name];
    const options = `-p ${port} -c listen_addresses= -c unix_socket_directories='${folder}' -c fsync=off`;
    await control(name, '-o', options, 'start');
    return `postgres://tyso@${encodeURIComponent(folder)}:${port}/postgres`;
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
  const from = ['-h', folder, '-p', String(NUMBERS.primary), '-U', 'tyso'];
  await run('pg_basebackup', ...from, '-D', path.join(folder, 'standby'), '-R', '-X', 'stream', '-c', 'fast');
  const standby = await start('standby');
  return {
    primary,
    standby,
    /** Like a power cut. */
    endPrimary: () => control('primary', '-m', 'immediate', 'stop'),
    /** As an operator does it. */
    restartPrimary: () => control('primary', '-m', 'fast', 'restart'),
    promote: () => control('standby', 'promote'),
  };
}
