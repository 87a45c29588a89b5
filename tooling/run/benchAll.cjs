const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { ensureInstalled } = require('./install.cjs');
const { createProgress } = require('./progress.cjs');
const { commandOf, root } = require('./workspace.cjs');

/**
 * `npm run bench:board`: the benchmarks whose path has one of the words, on the production build.
 * They print figures, and end with 1 when a budget is missed.
 *
 * @param {string[]} words all benchmarks when empty
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
  const args = [commandOf('@playwright/test', 'playwright', dir), 'test', '--config', 'bench', ...words];
  process.exitCode = spawnSync(process.execPath, args, { cwd: dir, stdio: 'inherit' }).status ?? 1;
}

module.exports = { main };
