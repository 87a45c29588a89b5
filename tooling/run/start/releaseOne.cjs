const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { root } = require('../workspace.cjs');
const { Problem, fail } = require('./problem.cjs');
const { readSettings } = require('./settings.cjs');

/**
 * `npm run release -- <remote|shell>`: builds that package and makes it live in the data folder, also while an
 * instance runs there: visitors get it with their next page.
 *
 * @param {string[]} args those of `delivery`'s command, such as `mfe-ads --reason "new banners"`
 */
async function main(args) {
  try {
    const { dataDir } = readSettings(process.env);
    const name = args.find((arg) => !arg.startsWith('-'));
    if (!name) throw new Problem('What shall be released? npm run release -- mfe-ads');
    const progress = createProgress();
    await ensureInstalled(progress);
    // A build given by `--from` is taken as it is.
    const ready = args.includes('--from') ? ['delivery'] : ['delivery', name];
    await buildAll(progress, (candidate) => ready.includes(candidate)).catch((error) => {
      throw new Problem(error.message);
    });
    const command = path.join(root, 'delivery/dist/bin/release.js');
    const { status } = spawnSync(process.execPath, [command, ...args, '--data', dataDir], {
      cwd: root,
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  } catch (error) {
    fail(error);
  }
}

module.exports = { main };
