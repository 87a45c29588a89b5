const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { ensureInstalled } = require('./install.cjs');
const { createProgress } = require('./progress.cjs');
const { commandOf, dirOf } = require('./workspace.cjs');

const MEMORY = 'memory';

/**
 * `npm run test:faults`: breaks the production build in a browser, fault by fault, and ends with 1 when a fault affects
 * visitors more than `docs/faults.md` says. Then an hour of a replay, in a minute, shows whether the server's memory is
 * level. `npm run test:faults -- pointer` runs the files with that word in their name, `-- memory` only that minute.
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
  const files = words.filter((word) => word !== MEMORY);
  const outcomes = [
    files.length > 0 || words.length === 0 ? inBrowser(files) : true,
    words.length === 0 || words.includes(MEMORY) ? isMemoryLevel() : true,
  ];
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}

/** @param {string[]} files words of their names */
function inBrowser(files) {
  const dir = dirOf('e2e');
  return run([commandOf('@playwright/test', 'playwright', dir), 'test', '--config', 'faults', ...files], { cwd: dir });
}

function isMemoryLevel() {
  const env = { ...process.env, BENCH_MINUTES: process.env.BENCH_MINUTES ?? '1' };
  const isLevel = run([path.join(dirOf('api'), 'bench/memory.bench.mjs')], { env });
  console.log(isLevel ? 'memory stays level' : 'MEMORY GROWS, or the run that measures it failed: see above');
  return isLevel;
}

/** @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
function run(args, options) {
  return spawnSync(process.execPath, args, { stdio: 'inherit', ...options }).status === 0;
}

module.exports = { main };
