const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { claim } = require('../start/claim.cjs');
const { fail } = require('../start/problem.cjs');
const { runServers } = require('../start/servers.cjs');
const { readSettings } = require('../start/settings.cjs');
const { browserPackages, startDevServer } = require('./devServers.cjs');
const { watchServers } = require('./watchServers.cjs');

/**
 * `npm run dev`: the whole product from its sources. Browser code is built in memory and updated in the open page;
 * servers are rebuilt and restarted when their code changes.
 */
async function main() {
  try {
    const settings = readSettings(process.env);
    await claim(settings);
    const progress = createProgress();
    await ensureInstalled(progress);
    await buildAll(progress, isServer);
    const others = await progress.step('Build for development', () =>
      Promise.all(browserPackages().map(async (one) => ({ name: one.name, ...(await startDevServer(one, progress)) }))),
    );
    const env = {
      NODE_ENV: 'development',
      DEV_REMOTES: JSON.stringify(Object.fromEntries(others.map(({ name, url }) => [name, url]))),
      GUARD: process.env.GUARD || 'off',
    };
    const servers = await runServers(progress, settings, { env, others: others.map(({ server }) => server) });
    watchServers(progress, servers);
  } catch (error) {
    fail(error);
  }
}

/** @param {string} name */
function isServer(name) {
  return name === 'api' || name === 'delivery';
}

module.exports = { main };
