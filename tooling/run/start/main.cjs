const { randomUUID } = require('node:crypto');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { root } = require('../workspace.cjs');
const { openDataFolder } = require('./dataFolder.cjs');
const { lockDataFolder } = require('./lock.cjs');
const { checkPort } = require('./ports.cjs');
const { Problem, fail } = require('./problem.cjs');
const { releaseAll } = require('./releaseAll.cjs');
const { runServers } = require('./servers.cjs');
const { readSettings } = require('./settings.cjs');

/**
 * `npm start`, and with `--serve` `npm run serve`: from a fresh checkout to a page in the browser.
 * What can go wrong at once is looked at first, before anything is installed or built.
 *
 * @param {string[]} args
 */
async function main(args) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => process.exit(0));
  try {
    const settings = readSettings(process.env);
    openDataFolder(settings.dataDir);
    process.once('exit', lockDataFolder(settings.dataDir));
    await checkPort('PORT', settings.port, settings.host);
    if (!settings.apiOrigin) await checkPort('API_PORT', settings.apiPort, '127.0.0.1');

    const progress = createProgress();
    const isServing = args.includes('--serve');
    if (isServing) checkBuilt(settings);
    else await makeEverything(progress, settings);
    await releaseAll(progress, settings.dataDir, { onlyMissing: isServing });
    await runServers(progress, { ...settings, runId: randomUUID() });
  } catch (error) {
    fail(error);
  }
}

/**
 * @param {import('../progress.cjs').Progress} progress
 * @param {import('./settings.cjs').Settings} settings
 */
async function makeEverything(progress, { apiOrigin }) {
  try {
    await ensureInstalled(progress);
    await buildAll(progress, (name) => name !== 'api' || apiOrigin === undefined);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

/** @param {import('./settings.cjs').Settings} settings */
function checkBuilt({ apiOrigin }) {
  const servers = apiOrigin === undefined ? ['api', 'delivery'] : ['delivery'];
  if (servers.every((name) => existsSync(path.join(root, name, 'dist/main.js')))) return;
  throw new Problem('There is no build yet: run `npm start` once, which makes it.');
}

module.exports = { main };
