const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { ensureInstalled } = require('./install.cjs');
const { createProgress } = require('./progress.cjs');
const { commandOf, root } = require('./workspace.cjs');

/**
 * `npm run test:faults`: breaks the production build in a browser, fault by fault, and ends with 1 when a visitor
 * has more of one than `docs/faults.md` says. `npm run test:faults -- pointer` runs the files whose name has that word.
 *
 * @param {string[]} words
 */
async function main(words) {
  const progress = createProgress();
  try {
    await ensureInstalled(progress);
    await buildAll(progress);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return;
  }
  const dir = path.join(root, 'e2e');
  const args = [commandOf('@playwright/test', 'playwright', dir), 'test', '--config', 'faults', ...words];
  process.exitCode = spawnSync(process.execPath, args, { cwd: dir, stdio: 'inherit' }).status ?? 1;
}

module.exports = { main };
