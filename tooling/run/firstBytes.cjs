const { readFileSync } = require('node:fs');
const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const { packages } = require('./workspace.cjs');

/**
 * What a visitor fetches before anything can be drawn is a budget: a package that sets one, in bytes after brotli
 * (`"budget": { "firstBytes": 150000 }` in its package.json), fails the build step when the scripts of its
 * `release.json` outgrow it; of a remote these are its entry and the files of its pages (`./App`), or of what it draws into slots when
 * the budget is called `slotBytes`.
 *
 * @returns {import('./checks.cjs').Outcome}
 */
function firstBytes() {
  const measured = packages().flatMap(({ name, dir, budget }) =>
    budget ? [{ name, limit: limitOf(budget), bytes: bytesOfScripts(path.join(dir, 'dist'), moduleOf(budget)) }] : [],
  );
  const over = measured.filter(({ bytes, limit }) => bytes > limit);
  return {
    passed: measured.length - over.length,
    failed: over.length,
    output: over.map(({ name, bytes, limit }) => `${name}: expected at most ${limit} bytes, got ${bytes}`).join('\n'),
  };
}

/** @typedef {{ firstBytes: number } | { slotBytes: number }} Budget */

/** @param {Budget} budget */
function limitOf(budget) {
  return 'slotBytes' in budget ? budget.slotBytes : budget.firstBytes;
}

/** @param {Budget} budget */
function moduleOf(budget) {
  return 'slotBytes' in budget ? './Slots' : './App';
}

/** @param {string} dist @param {string} exposedPath @returns {number} */
function bytesOfScripts(dist, exposedPath) {
  /** @type {{ scripts?: string[], entry: string, manifest: string }} */
  const { scripts, entry, manifest } = jsonAt(path.join(dist, 'release.json'));
  const files = scripts ?? [entry, ...scriptsOf(path.join(dist, manifest), exposedPath)];
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0);
}

/** @param {string} manifest @param {string} exposedPath @returns {string[]} */
function scriptsOf(manifest, exposedPath) {
  /** @type {{ exposes: { path: string, assets: { js: { sync: string[] } } }[] }} */
  const { exposes } = jsonAt(manifest);
  return exposes.filter((exposed) => exposed.path === exposedPath).flatMap((exposed) => exposed.assets.js.sync);
}

/** @param {string} file */
function jsonAt(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

module.exports = { firstBytes };
