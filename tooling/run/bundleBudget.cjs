const { readFileSync } = require('node:fs');
const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const { packages } = require('./workspace.cjs');

/**
 * The budget of a package's scripts, in bytes after brotli: `"budget": { "firstBytes": 150000 }` in its package.json. Larger
 * scripts fail the build step and the release. Counted are the shell's scripts before the first drawing; of a remote its
 * entry and the files of its pages (`./App`), or with `slotBytes` those of its slots.
 *
 * @typedef {{ firstBytes: number } | { slotBytes: number }} Budget
 * @typedef {{ name: string, dir: string, budget?: Budget }} Package
 */

/** @returns {import('./checks.cjs').Outcome} */
function bundleBudget() {
  const withBudget = packages().filter(({ budget }) => budget);
  const faults = withBudget.flatMap((one) => budgetFaults(one, path.join(one.dir, 'dist')));
  return { passed: withBudget.length - faults.length, failed: faults.length, output: faults.join('\n') };
}

/**
 * @param {Package} one
 * @param {string} dist the folder of its build
 * @returns {string[]} a line that names part, budget and size when it is over, the heaviest file first
 */
function budgetFaults({ name, budget }, dist) {
  if (!budget) return [];
  const { part, limit } = budgetOf(budget);
  const files = scriptsOf(dist, part).map((file) => ({ file, bytes: weigh(path.join(dist, file)) }));
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
  if (bytes <= limit) return [];
  const each = files.sort((a, b) => b.bytes - a.bytes).map((one) => `${one.file} ${one.bytes}`);
  return [
    `${name}, first scripts of ${part}: expected at most ${limit} bytes after brotli, got ${bytes} (${each.join(', ')})`,
  ];
}

/** @param {Budget} budget */
function budgetOf(budget) {
  return 'slotBytes' in budget
    ? { part: './Slots', limit: budget.slotBytes }
    : { part: './App', limit: budget.firstBytes };
}

/** @param {string} file */
function weigh(file) {
  return brotliCompressSync(readFileSync(file)).length;
}

/** @param {string} dist @param {string} part @returns {string[]} */
function scriptsOf(dist, part) {
  /** @type {{ scripts?: string[], entry: string, manifest: string }} */
  const { scripts, entry, manifest } = jsonAt(path.join(dist, 'release.json'));
  return scripts ?? [entry, ...scriptsOfPart(path.join(dist, manifest), part)];
}

/** @param {string} manifest @param {string} part @returns {string[]} */
function scriptsOfPart(manifest, part) {
  /** @type {{ exposes: { path: string, assets: { js: { sync: string[] } } }[] }} */
  const { exposes } = jsonAt(manifest);
  return exposes.filter((exposed) => exposed.path === part).flatMap((exposed) => exposed.assets.js.sync);
}

/** @param {string} file */
function jsonAt(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

module.exports = { budgetFaults, bundleBudget };
