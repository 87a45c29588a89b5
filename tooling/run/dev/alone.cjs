const { existsSync } = require('node:fs');
const path = require('node:path');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { endWithNpm } = require('../start/endWithNpm.cjs');
const { checkPort } = require('../start/ports.cjs');
const { Problem, fail } = require('../start/problem.cjs');
const { endOnSignal } = require('../start/servers.cjs');
const { packages } = require('../workspace.cjs');
const { startDevServer } = require('./devServers.cjs');

const DEFAULT_PORT = 8090;
const DEFAULT_PRODUCT = 'http://localhost:8080';

/**
 * `npm run dev:alone -- <remote>`: one remote in a page of its own, in a fake shell, with the data of a running
 * product. `PRODUCT` is the product's address, `PORT` that of the page.
 *
 * @param {string[]} args
 */
async function main([name]) {
  try {
    endWithNpm();
    const one = packageOf(name);
    const product = process.env.PRODUCT || DEFAULT_PRODUCT;
    const port = Number(process.env.PORT || DEFAULT_PORT);
    await checkPort('PORT', port, '127.0.0.1');
    await checkProduct(product);
    const progress = createProgress();
    await ensureInstalled(progress);
    const start = () => startDevServer(one, { say: progress.say, port, product });
    const { server, url } = await progress.step(`Build ${one.name} for development`, start);
    endOnSignal(() => server.stop());
    console.log(`${one.name} alone, on the data of ${product}: ${url}`);
  } catch (error) {
    fail(error);
  }
}

/**
 * @param {string | undefined} name
 * @param {import('../workspace.cjs').Package[]} [all]
 */
function packageOf(name, all = packages()) {
  const remotes = all.filter(({ dir }) => path.basename(dir).startsWith('mfe-'));
  const one = remotes.find((remote) => remote.name === name);
  if (one && existsSync(path.join(one.dir, 'src/alone.tsx'))) return one;
  if (one) throw new Problem(`${name} has no src/alone.tsx, the page that it runs in: docs/new-remote.md has one.`);
  const what = name === undefined ? 'Which remote shall run alone?' : `There is no remote ${name}:`;
  const names = remotes.map((remote) => path.basename(remote.dir)).join(', ');
  throw new Problem(`${what} npm run dev:alone -- <remote>, with one of ${names}.`);
}

/** @param {string} product */
async function checkProduct(product) {
  const answer = await fetch(new URL('/site.json', product)).catch(() => undefined);
  if (answer?.ok) return;
  throw new Problem(
    `There is no running product at ${product} to take data from: run \`npm start\` in another terminal, or name one with PRODUCT.`,
  );
}

module.exports = { main, packageOf };
