const { existsSync, rmSync } = require('node:fs');
const path = require('node:path');
const { buildAll, stampOf } = require('./build.cjs');
const { endOnSignal, endWithNpm } = require('./ending.cjs');
const { ensureInstalled } = require('./install.cjs');
const { onPinnedNode } = require('./onPinnedNode.cjs');
const { createProgress } = require('./progress.cjs');
const { checkPort, freePort } = require('./start/ports.cjs');
const { Problem, fail } = require('./start/problem.cjs');
const { Server } = require('./start/server.cjs');
const { claim, runServers } = require('./start/servers.cjs');
const { readSettings } = require('./start/settings.cjs');
const { packages } = require('./workspace.cjs');

/**
 * `npm run dev`: the whole product from its sources. Browser code is built in memory and updated in the open page;
 * servers are rebuilt and restarted when their code changes.
 */
async function product() {
  const settings = readSettings(process.env);
  await claim(settings);
  const progress = createProgress();
  await ensureInstalled(progress);
  const isServer = (/** @type {string} */ name) => name === 'api' || name === 'delivery';
  await buildAll(progress, isServer);
  /** @type {Map<string, import('./start/server.cjs').RunningServer>} */
  let servers = new Map();
  const builders = packages()
    .filter(({ name }) => isServer(name))
    .map((one) => startBuilder(one, progress.say, () => servers.get(one.name)?.restart()));
  const inBrowser = packages().filter(({ dir }) => existsSync(path.join(dir, 'webpack.config.mjs')));
  const remotes = await progress.step('Build for development', () =>
    Promise.all(inBrowser.map(async (one) => ({ name: one.name, ...(await startDevServer(one, progress)) }))),
  );
  const env = {
    NODE_ENV: 'development',
    DEV_REMOTES: JSON.stringify(Object.fromEntries(remotes.map(({ name, url }) => [name, url]))),
    GUARD: process.env.GUARD || 'off',
  };
  servers = await runServers(progress, settings, {
    env,
    others: [...builders, ...remotes.map(({ server }) => server)],
  });
}

/**
 * `npm run dev:alone -- <remote>`: one remote in a page of its own, in a fake shell, with the data of a running
 * product. `PRODUCT` is the product's address, `PORT` that of the page.
 *
 * @param {string | undefined} name
 */
async function alone(name) {
  endWithNpm();
  const one = remoteOf(name);
  const from = process.env.PRODUCT || 'http://localhost:8080';
  const port = Number(process.env.PORT || 8090);
  await checkPort('PORT', port, '127.0.0.1');
  const site = await fetch(new URL('/site.json', from)).catch(() => undefined);
  if (!site?.ok) {
    throw new Problem(
      `There is no running product at ${from} to take data from: run \`npm start\` in another terminal, or name one with PRODUCT.`,
    );
  }
  const progress = createProgress();
  await ensureInstalled(progress);
  const start = () => startDevServer(one, { say: progress.say, port, product: from });
  const { server, url } = await progress.step(`Build ${one.name} for development`, start);
  endOnSignal(() => server.stop());
  console.log(`${one.name} alone, on the data of ${from}: ${url}`);
}

/** @param {string | undefined} name */
function remoteOf(name) {
  const remotes = packages().filter(({ dir }) => path.basename(dir).startsWith('mfe-'));
  const one = remotes.find((remote) => remote.name === name);
  if (one && existsSync(path.join(one.dir, 'src/alone.tsx'))) return one;
  if (one) throw new Problem(`${name} has no src/alone.tsx, the page that it runs in: docs/new-remote.md has one.`);
  const what = name === undefined ? 'Which remote shall run alone?' : `There is no remote ${name}:`;
  const names = remotes.map((remote) => path.basename(remote.dir)).join(', ');
  throw new Problem(`${what} npm run dev:alone -- <remote>, with one of ${names}.`);
}

/**
 * Builds a package in memory and serves it, with hot updates of the open pages. It is a process of its own: the
 * federation plugin writes below its working directory.
 *
 * @param {import('./workspace.cjs').Package} one
 * @param {{ say: (line: string) => void, port?: number, product?: string }} options with `product`, the package's `alone` page, on the data of that running product
 * @returns {Promise<{ server: import('./start/server.cjs').RunningServer, url: string }>} after its first build
 */
async function startDevServer({ name, dir }, { say, port, product: data }) {
  const chosen = port ?? (await freePort());
  const args = [dir, String(chosen), ...(data ? [data] : [])];
  const env = { ...process.env, NODE_ENV: 'development' };
  const script = path.join(__dirname, '../webpack/dev.mjs');
  /** @type {(message: unknown) => void} */
  let onMessage = () => {};
  const isBuilt = new Promise((resolve) => {
    onMessage = resolve;
  });
  const server = new Server({ name, script, args, cwd: dir, env, say, onMessage });
  await Promise.race([isBuilt, server.failed]);
  server.markUp();
  return { server, url: `http://127.0.0.1:${chosen}` };
}

/**
 * Builds a server whenever its code, or that of a package it uses, changes. A failed build is shown, and the running
 * server continues.
 *
 * @param {import('./workspace.cjs').Package} one
 * @param {(line: string) => void} say
 * @param {() => void} onBuilt
 */
function startBuilder({ name, dir, scripts }, say, onBuilt) {
  // What it writes is nobody's production build.
  rmSync(stampOf(dir), { force: true });
  const script = path.join(dir, scripts.build?.replace(/^node /, '') ?? '');
  const onMessage = () => {
    say(`${name} was built`);
    onBuilt();
  };
  const builder = new Server({
    name: `Build of ${name}`,
    script,
    args: ['--watch'],
    cwd: dir,
    env: process.env,
    say,
    onMessage,
  });
  builder.markUp();
  return builder;
}

onPinnedNode(() => {
  const [first, name] = process.argv.slice(2);
  return (first === '--alone' ? alone(name) : product()).catch(fail);
});
