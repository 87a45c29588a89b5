import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace.cjs';
import { Server } from './server.cjs';

/** @type {string} */
let folder;
/** @type {import('./server.cjs').RunningServer[]} */
let servers;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts a server with this code and collects its output and messages.
 *
 * @param {string} code
 */
function serve(code) {
  const script = path.join(folder, 'main.cjs');
  writeFileSync(script, code);
  /** @type {string[]} */
  const said = [];
  /** @type {unknown[]} */
  const messages = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const server = new Server({
    name: 'api',
    script,
    env: { ...process.env, FOLDER: folder },
    say: (line) => said.push(line),
    onMessage(message) {
      messages.push(message);
      for (const wake of waiting.splice(0)) wake();
    },
  });
  servers.push(server);

  /** @param {number} count */
  async function received(count) {
    while (messages.length < count) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    return messages;
  }
  return { server, said, received };
}

const STAYS = 'setInterval(() => {}, 1000);';

it('that keeps dying is given longer pauses, with the last line it printed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { server, said, received } = serve(`
    const fs = require('node:fs');
    const counter = process.env.FOLDER + '/starts';
    const starts = fs.existsSync(counter) ? Number(fs.readFileSync(counter, 'utf8')) + 1 : 1;
    fs.writeFileSync(counter, String(starts));
    process.send({ starts, pid: process.pid });
    console.error('the store is gone');
    if (starts === 2 || starts === 3) process.exit(7);
    ${STAYS}
  `);
  const [first] = await received(1);
  server.markUp();
  process.kill(/** @type {{ pid: number }} */ (first).pid, 'SIGKILL');
  await received(4);
  expect(said).toEqual([
    'api ended (SIGKILL); starting it again',
    'api ended (code 7: the store is gone); starting it again',
    'api ended (code 7: the store is gone); starting it again in 0.5 s',
  ]);
});

it('that is killed again and again is started again at once each time', async () => {
  const { server, said, received } = serve(`process.send(process.pid); ${STAYS}`);
  for (const count of [1, 2, 3, 4]) {
    const pid = Number((await received(count))[count - 1]);
    server.markUp();
    process.kill(pid, 'SIGKILL');
  }
  expect(new Set(await received(5)).size).toBe(5);
  expect(said).toEqual(Array(4).fill('api ended (SIGKILL); starting it again'));
});

it('is restarted silently on demand', async () => {
  const { server, said, received } = serve(`process.send(process.pid); ${STAYS}`);
  const [first] = await received(1);
  server.markUp();
  server.restart();
  const [, second] = await received(2);
  expect(second).not.toBe(first);
  expect(said).toEqual([]);
});

describe('a server that dies before it was ever up fails the start', () => {
  const cause = 'FEED: expected one of a, b, got "c"';
  const log = '{"level":40,"msg":"slow"}';

  it.each([
    ['with the line it printed', [cause], cause],
    ['with that line alone after lines of its log', [log, '', cause], cause],
    [
      'with all of a stack',
      ['Error: no', '    at here {', "  code: 'E'", '}'],
      "Error: no\n    at here {\n  code: 'E'\n}",
    ],
    ['with its log when there is nothing else', [log, log], `${log}\n${log}`],
  ])('%s', async (_, lines, message) => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { server } = serve(`console.error(${JSON.stringify(lines.join('\n'))}); process.exit(1);`);
    await expect(server.failed).rejects.toMatchObject({ message });
    expect(printed).not.toHaveBeenCalled();
  });
});

it('that dies without a word says how', async () => {
  const { server } = serve('process.exit(3)');
  await expect(server.failed).rejects.toThrow('api ended before it was ready (code 3).');
});

it('that does not answer is not asked for ever', async () => {
  const { server, received } = serve(`process.on('SIGTERM', () => {}); process.send(process.pid); ${STAYS}`);
  const [pid] = await received(1);
  await server.stop();
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

it('that has ended is not waited for, however often it is stopped', async () => {
  const { server, received } = serve(`process.send(process.pid); ${STAYS}`);
  await received(1);
  await server.stop();
  await server.stop();
});

it('ends when its parent process is gone, even by SIGKILL', async () => {
  const watch = net.createServer();
  await new Promise((resolve) => watch.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = watch.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const script = path.join(folder, 'main.cjs');
  writeFileSync(script, `require('node:net').connect(${port}, '127.0.0.1');`);
  const order = JSON.stringify({ name: 'api', script, env: {} });
  const starter = spawn(process.execPath, [
    '-e',
    `const { Server } = require(${JSON.stringify(path.join(root, 'tooling/run/start/server.cjs'))}); new Server({ ...${order}, say() {} })`,
  ]);
  const [socket] = await once(watch, 'connection');
  starter.kill('SIGKILL');
  // The connection ends with the server.
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'close');
  watch.close();
});
