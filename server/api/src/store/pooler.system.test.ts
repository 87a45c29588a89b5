import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterTest } from 'hub/testing/afterTest';
import { openPostgres } from './openPostgres';

const { TEST_DATABASE_URL = '' } = process.env;
const isHere = TEST_DATABASE_URL !== '' && spawnSync('pgbouncer', ['--version']).status === 0;
if (!isHere) console.info('pgbouncer in front of PostgreSQL: skipped: it needs pgbouncer and TEST_DATABASE_URL');

/** A real pgbouncer in front of the test's server. @returns its address */
async function aPooler(settings: Readonly<Record<string, string>>): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(TEST_DATABASE_URL);
  const folder = await mkdtemp(path.join(tmpdir(), 'tyso-pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const listening = await freePort();
  const given = { listen_addr: '127.0.0.1', listen_port: listening, auth_type: 'any', ...settings };
  const lines = Object.entries(given).map(([name, value]) => `${name} = ${value}`);
  const target = `host=${hostname} port=${port || 5432} user=${username} password=${password || 'none'}`;
  await writeFile(file, ['[databases]', `* = ${target}`, '[pgbouncer]', ...lines, ''].join('\n'));
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', [...asNobody, file], { stdio: 'ignore' });
  afterTest(async () => {
    pooler.kill();
    await rm(folder, { recursive: true });
  });
  while (!(await answers(listening))) await pause(20);
  return `postgres://${username}:${password}@127.0.0.1:${listening}${pathname}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

const IGNORED = 'extra_float_digits,statement_timeout,idle_in_transaction_session_timeout';

(isHere ? describe : describe.skip)('pgbouncer in front of PostgreSQL', () => {
  it.each([
    ['lends sessions', { pool_mode: 'transaction', ignore_startup_parameters: IGNORED }, /got one that lends them$/],
    ['is as its maker leaves it', {}, /got unsupported startup parameter/],
  ])('is refused when it %s, with what to do', async (_, settings, said) => {
    const refused = openPostgres(await aPooler(settings), () => {});
    await expect(refused).rejects.toThrow(/^DATABASE_URL: expected PostgreSQL itself, or .*pool_mode = session/);
    await expect(refused).rejects.toThrow(said);
  });

  it('is taken when it keeps sessions', async () => {
    const url = await aPooler({ pool_mode: 'session', ignore_startup_parameters: IGNORED });
    const connection = await openPostgres(url, () => {});
    await connection.close();
  });
});
