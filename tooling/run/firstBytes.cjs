const { readFileSync } = require('node:fs');
const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');
const { packages } = require('./workspace.cjs');

/**
 * What a visitor fetches before anything can be drawn is a budget: a package that sets one, in bytes after brotli
 * (`"budget": { "firstBytes": 150000 }` in its package.json), fails the build step when the scripts of its
 * `release.json` outgrow it.
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
  /** @type {{ scripts: string[] }} */
  const { scripts } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
  return scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0);
}

module.exports = { firstBytes };
