const { createHash } = require('node:crypto');
const { readFileSync, readdirSync, statSync } = require('node:fs');
const path = require('node:path');
const { dirOf, root } = require('./workspace.cjs');

const NOT_SOURCES = new Set(['node_modules', 'dist']);
const TEST = /\.test\.tsx?$/;

/**
 * One hash of all inputs of a package's build: its own files, those of the workspace packages it depends on (the
 * kernel, the presets), and the lockfile. Tests and tooling's run scripts do not affect builds.
 *
 * @param {string} dir
 */
function inputsOf(dir) {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'pnpm-lock.yaml')));
  for (const folder of [dir, ...workspaceDependencies(dir)]) {
    for (const file of filesBelow(folder)) {
      const name = path.relative(root, file);
      if (!TEST.test(name) && !name.startsWith(path.join('tooling', 'run')))
        hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Names and sizes of a build's output: enough to notice deleted files. A release writes into `release.json` what the build passed.
 *
 * @param {string} dir
 */
function outputsOf(dir) {
  const dist = path.join(dir, 'dist');
  const listing = filesBelow(dist).map(
    (file) => `${path.relative(dist, file)} ${path.basename(file) === 'release.json' ? '' : statSync(file).size}`,
  );
  return listing.length > 0 ? createHash('sha256').update(listing.join('\n')).digest('hex') : 'nothing';
}

/**
 * The folders of the workspace packages that a build uses, directly or indirectly.
 *
 * @param {string} dir
 * @param {Set<string>} [found]
 */
function workspaceDependencies(dir, found = new Set()) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!String(version).startsWith('workspace:') || found.has(dirOf(name))) continue;
    found.add(dirOf(name));
    workspaceDependencies(dirOf(name), found);
  }
  return found;
}

/**
 * @param {string} dir
 * @returns {string[]} in a stable order; none when there is no such folder
 */
function filesBelow(dir) {
  let entries;
  try {
    entries = readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter(({ name }) => !NOT_SOURCES.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}

module.exports = { inputsOf, outputsOf, workspaceDependencies };
