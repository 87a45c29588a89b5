const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { root } = require('../workspace.cjs');
const { Problem, fail } = require('./problem.cjs');
const { readSettings } = require('./settings.cjs');

/**
 * `npm run content -- check|publish`: `api`'s command, built when needed, with the data folder that `npm start` uses.
 *
 * @param {string[]} args those of the command, such as `publish --dry-run`
 */
async function main(args) {
  try {
    const { dataDir } = readSettings(process.env);
    const progress = createProgress();
    await ensureInstalled(progress);
    await buildAll(progress, (name) => name === 'api').catch((error) => {
      throw new Problem(error.message);
    });
    const command = path.join(root, 'api/dist/bin/content.js');
    const env = { ...process.env, DATA_DIR: dataDir };
    const { status } = spawnSync(process.execPath, [command, ...args], { cwd: root, env, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } catch (error) {
    fail(error);
  }
}

module.exports = { main };
