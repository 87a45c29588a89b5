const { existsSync } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { dirOf } = require('../workspace.cjs');
const { claim } = require('./claim.cjs');
const { HELP, refuseStrangers, wantsHelp } = require('./help.cjs');
const { Problem, fail } = require('./problem.cjs');
const { releaseAll } = require('./releaseAll.cjs');
const { runServers } = require('./servers.cjs');
const { readSettings } = require('./settings.cjs');

/**
 * `npm start`, and with `--serve` `npm run serve`: from a fresh checkout to a page in the browser. Known problems are
 * checked first, before anything is installed or built.
 *
 * @param {string[]} args
 */
async function main(args) {
  if (wantsHelp(args)) return console.log(HELP);
  try {
    refuseStrangers(args);
    const settings = readSettings(process.env);
    await claim(settings);
    const progress = createProgress();
    const isServing = args.includes('--serve');
    if (isServing) checkBuilt();
    else await makeEverything(progress);
    const release = () => releaseAll(progress, settings.dataDir, { onlyMissing: isServing });
    await runServers(progress, settings, { release });
  } catch (error) {
    fail(error);
  }
}

/** @param {import('../progress.cjs').Progress} progress */
async function makeEverything(progress) {
  try {
    await ensureInstalled(progress);
    await buildAll(progress);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

function checkBuilt() {
  if (['api', 'delivery'].every((name) => existsSync(path.join(dirOf(name), 'dist/main.js')))) return;
  throw new Problem('There is no build yet: run `npm start` once, which makes it.');
}

module.exports = { main };
