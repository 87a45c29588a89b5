import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterTest } from './testing/afterTest';
import { TRANSPORTS } from './testing/stockClient';

const run = promisify(execFile);
const PACKAGE = path.join(__dirname, '..');
const TYPESCRIPT = require.resolve('typescript/bin/tsc');
const STRICT = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'];

let folder = '';
const inFolder = (file: string, args: readonly string[]) => run(file, args, { cwd: folder });

/** An empty folder, in which a stranger has installed the package and written what its README shows. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fastify-signalr-hub-'));
  afterTest(() => rm(folder, { recursive: true, force: true }));
  await run(process.execPath, ['pack.mjs'], { cwd: PACKAGE });
  const packed = (await readdir(path.join(PACKAGE, 'dist'))).find((name) => name.endsWith('.tgz')) ?? '';
  await writeFile(path.join(folder, 'package.json'), '{}');
  const wanted = [path.join(PACKAGE, 'dist', packed), 'fastify', '@microsoft/signalr', '@types/node@24'];
  await inFolder('npm', ['install', '--no-audit', '--no-fund', ...wanted]);
  const readme = await readFile(installed('README.md'), 'utf8');
  const [server = '', client = ''] = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code ?? '');
  await writeFile(path.join(folder, 'server.mts'), server);
  await writeFile(path.join(folder, 'client.mts'), client);
});

const installed = (file: string) => path.join(folder, 'node_modules/fastify-signalr-hub', file);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a file of the folder, and resolves with its address once it answers. */
async function start(file: string): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, PORT: `${port}` } });
  afterTest(() => child.kill('SIGKILL'));
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text));
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    if (await fetch(origin).catch(() => undefined)) return origin;
    await pause(50);
  }
  throw new Error(`Expected a server, got ${said}`);
}

it('has no tests and nothing that only tests need, but a licence', async () => {
  const files = await readdir(installed(''), { recursive: true });
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'hub.js', 'hub.d.ts']));
  expect(files.filter((file) => /test|\.ts$(?<!\.d\.ts)/.test(file))).toEqual([]);
});

it('is typed for Node, with the types of what it needs', async () => {
  const errors = await writeFile(path.join(folder, 'wrong.mts'), "import { hubPlugin } from 'fastify-signalr-hub/hub';")
    .then(() => inFolder(process.execPath, [TYPESCRIPT, ...STRICT, 'wrong.mts']))
    .catch(({ stdout }) => stdout);
  expect(errors).toContain("Cannot find module 'fastify-signalr-hub/hub'");
  const args = [TYPESCRIPT, ...STRICT, '--skipLibCheck', 'false', 'server.mts', 'client.mts'];
  expect(await inFolder(process.execPath, args).catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
});

it.each(TRANSPORTS)('its README’s server serves its README’s client over %s', async (_, transport) => {
  const origin = await start('server.mts');
  const client = await readFile(path.join(folder, 'client.mts'), 'utf8');
  await writeFile(
    path.join(folder, 'moved.mts'),
    client.replace("'http://localhost:3000/chat'", `'${origin}/chat', ${transport}`),
  );
  const { stdout } = await inFolder(process.execPath, ['moved.mts']);
  // Besides its client logs, each line with its time.
  expect(stdout.replaceAll(/^\[.*\n/gm, '')).toBe('true hello\n3\n');
});

it('knows the errors and messages of its other two modules', async () => {
  await writeFile(
    path.join(folder, 'more.mts'),
    `import Fastify from 'fastify';
    import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
    import { hubPlugin } from 'fastify-signalr-hub';
    import { HubError } from 'fastify-signalr-hub/error';
    import { createMessage } from 'fastify-signalr-hub/message';
    const app = Fastify({ forceCloseConnections: true });
    const Ask = (caller) => {
      caller.send(createMessage('Told', 7));
      throw new HubError('full');
    };
    await app.register(hubPlugin, { path: '/chat', methods: { Ask } });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const client = new HubConnectionBuilder().withUrl(address + '/chat').configureLogging(LogLevel.None).build();
    const told = new Promise((resolve) => client.on('Told', resolve));
    await client.start();
    console.info(await client.invoke('Ask').catch(({ message }) => message), await told);
    await app.close();`,
  );
  const { stdout } = await inFolder(process.execPath, ['more.mts']);
  expect(stdout).toBe("An unexpected error occurred invoking 'Ask' on the server. HubException: full 7\n");
});
