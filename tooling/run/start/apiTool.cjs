const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { dirOf, root } = require('../workspace.cjs');
const { Problem } = require('./problem.cjs');
const { readSettings } = require('./settings.cjs');

/**
 * Runs a command of `api` (`server/api/src/bin`), built when needed, with the data folder that `npm start` uses.
 *
 * @param {string} name of its file
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
async function runApiTool(name, args) {
  const { dataDir } = readSettings(process.env);
  const progress = createProgress();
  await ensureInstalled(progress);
  await buildAll(progress, (candidate) => candidate === 'api').catch((error) => {
    throw new Problem(error.message);
  });
  const command = path.join(dirOf('api'), `dist/bin/${name}.js`);
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status } = spawnSync(process.execPath, [command, ...args], { cwd: root, env, stdio: 'inherit' });
  return status ?? 1;
}

module.exports = { runApiTool };
