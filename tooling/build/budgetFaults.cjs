const { readFileSync } = require('node:fs');
const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');

/**
 * The budget of a package's scripts, in bytes after brotli: `"budget": { "firstBytes": 150000 }` in its package.json. Larger
 * scripts fail the build step and the release. Counted are the shell's scripts before the first rendering; of a remote its
 * entry and the files of its pages (`./App`), or with `slotBytes` those of its slots. What federation itself costs of a
 * remote, its manifest and its entry, has one limit for all.
 *
 * @typedef {{ firstBytes: number } | { slotBytes: number }} Budget
 * @typedef {{ name: string, dir: string, budget?: Budget }} Package
 */

const FEDERATION_BYTES = 12_000;

/**
 * @param {Package} one
 * @param {string} dist the folder of its build
 * @returns {string[]} a line that names part, budget and size when it is over, the heaviest file first
 */
function budgetFaults({ name, budget }, dist) {
  if (!budget) return [];
  return weighed(dist, budget).flatMap(({ what, limit, files: counted }) => {
    const files = counted.map((file) => ({
      file,
      bytes: brotliCompressSync(readFileSync(path.join(dist, file))).length,
    }));
    const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    if (bytes <= limit) return [];
    const each = files.sort((a, b) => b.bytes - a.bytes).map((one) => `${one.file} ${one.bytes}`);
    return [`${name}, ${what}: expected at most ${limit} bytes after brotli, got ${bytes} (${each.join(', ')})`];
  });
}

/** @param {string} dist @param {Budget} budget @returns {{ what: string, limit: number, files: string[] }[]} */
function weighed(dist, budget) {
  /** @type {{ scripts?: string[], entry: string, manifest: string }} */
  const { scripts, entry, manifest } = jsonAt(path.join(dist, 'release.json'));
  const [part, limit] = 'slotBytes' in budget ? ['./Slots', budget.slotBytes] : ['./App', budget.firstBytes];
  const what = `first scripts of ${part}`;
  if (scripts) return [{ what, limit, files: scripts }];
  /** @type {{ exposes: { path: string, assets: { js: { sync: string[] } } }[] }} */
  const { exposes } = jsonAt(path.join(dist, manifest));
  const ofPart = exposes.filter((exposed) => exposed.path === part).flatMap(({ assets }) => assets.js.sync);
  return [
    { what, limit, files: [entry, ...ofPart] },
    { what: 'what federation costs', limit: FEDERATION_BYTES, files: [manifest, entry] },
  ];
}

/** @param {string} file */
function jsonAt(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

module.exports = { budgetFaults };
