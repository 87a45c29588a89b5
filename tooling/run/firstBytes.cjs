const { readFileSync } = require('node:fs');
const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const { packages } = require('./workspace.cjs');

/**
 * What a visitor fetches before anything can be drawn is a budget: a package that sets one, in bytes after brotli
 * (`"budget": { "firstBytes": 150000 }` in its package.json), fails the build step when the scripts of its
 * `release.json` outgrow it; of a remote these are its entry and the files of its pages (`./App`).
 *
 * @returns {import('./checks.cjs').Outcome}
 */
function firstBytes() {
  const measured = packages().flatMap(({ name, dir, budget }) =>
    budget ? [{ name, limit: budget.firstBytes, bytes: bytesOfScripts(path.join(dir, 'dist')) }] : [],
  );
  const over = measured.filter(({ bytes, limit }) => bytes > limit);
  return {
    passed: measured.length - over.length,
    failed: over.length,
    output: over.map(({ name, bytes, limit }) => `${name}: expected at most ${limit} bytes, got ${bytes}`).join('\n'),
  };
}

/** @param {string} dist @returns {number} */
function bytesOfScripts(dist) {
  /** @type {{ scripts?: string[], entry: string, manifest: string }} */
  const { scripts, entry, manifest } = jsonAt(path.join(dist, 'release.json'));
  const files = scripts ?? [entry, ...scriptsOfPages(path.join(dist, manifest))];
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0);
}

/** @param {string} manifest @returns {string[]} */
function scriptsOfPages(manifest) {
  /** @type {{ exposes: { path: string, assets: { js: { sync: string[] } } }[] }} */
  const { exposes } = jsonAt(manifest);
  return exposes.filter((exposed) => exposed.path === './App').flatMap((exposed) => exposed.assets.js.sync);
}

/** @param {string} file */
function jsonAt(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

module.exports = { firstBytes };
