const { existsSync } = require('node:fs');
const path = require('node:path');
const { freePort } = require('../start/ports.cjs');
const { Server } = require('../start/server.cjs');
const { packages } = require('../workspace.cjs');

/** The packages for browsers: those that webpack builds. */
function browserPackages() {
  return packages().filter(({ dir }) => existsSync(path.join(dir, 'webpack.config.mjs')));
}

/**
 * Builds a package in memory and serves it, with hot updates of the open pages. It is a process of its own: the
 * federation plugin writes below its working directory.
 *
 * @param {{ name: string, dir: string }} one
 * @param {{ say: (line: string) => void, port?: number, product?: string }} options with `product`, the package's `alone` page, on the data of that running product
 * @returns {Promise<{ server: import('../start/server.cjs').RunningServer, url: string }>} after its first build
 */
async function startDevServer({ name, dir }, { say, port, product }) {
  const chosen = port ?? (await freePort());
  const args = [dir, String(chosen), ...(product ? [product] : [])];
  const env = { ...process.env, NODE_ENV: 'development' };
  /** @type {(url: string) => void} */
  let ready = () => {};
  const isReady = new Promise((resolve) => {
    ready = resolve;
  });
  const script = path.join(__dirname, 'devServer.mjs');
  const onMessage = () => ready(`http://127.0.0.1:${chosen}`);
  const server = new Server({ name, script, args, cwd: dir, env, say, onMessage });
  const url = await Promise.race([isReady, server.failed]);
  server.markUp();
  return { server, url };
}

module.exports = { browserPackages, startDevServer };
