const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { inParallel, runNode } = require('./command.cjs');
const { Problem } = require('./start/problem.cjs');
const { packages, root } = require('./workspace.cjs');

/** Two at a time: our smallest build machine has two cores. */
const AT_ONCE = 2;

/**
 * Builds every package with a `build` script for production, except those that are unchanged.
 *
 * @param {import('./progress.cjs').Progress} progress
 * @param {(name: string) => boolean} [wanted] selects packages, by default all
 * @returns {Promise<void>} rejects with the output of all failed builds
 */
async function buildAll(progress, wanted = () => true) {
  const chosen = packages().filter(({ name, scripts }) => scripts.build !== undefined && wanted(name));
  const stale = chosen.filter((one) => !isFresh(one));
  const failures = await inParallel(AT_ONCE, stale, (one) => buildOne(progress, one));
  const said = failures.filter((failure) => failure !== undefined);
  if (said.length > 0) throw new Problem(said.join('\n'));
}

/**
 * @param {import('./progress.cjs').Progress} progress
 * @param {{ name: string, dir: string, scripts: Record<string, string> }} one
 * @returns {Promise<string | undefined>} the output of a failed build
 */
async function buildOne(progress, { name, dir, scripts }) {
  const script = /^node (\S+)$/.exec(scripts.build ?? '')?.[1];
  if (!script) return `The build script of ${name} should be "node <file>", got "${scripts.build}"`;
  // Computed before, so that a file changed during the build is built next time.
  const inputs = inputsOf(dir);
  const result = await progress.step(
    `Build ${name}`,
    () => runNode(path.join(dir, script), [], { cwd: dir }),
    ({ ok }) => (ok ? 'done' : 'failed'),
  );
  if (!result.ok) return `Build of ${name} failed:\n${result.output}`;
  mkdirSync(path.dirname(stampOf(dir)), { recursive: true });
  writeFileSync(stampOf(dir), JSON.stringify({ inputs, outputs: outputsOf(dir) }));
  return undefined;
}

/** @param {{ dir: string }} one */
function isFresh({ dir }) {
  try {
    const stamp = JSON.parse(readFileSync(stampOf(dir), 'utf8'));
    return stamp.inputs === inputsOf(dir) && stamp.outputs === outputsOf(dir);
  } catch {
    return false;
  }
}

/** What the last build was made of and made; without it a package is built. @param {string} dir */
function stampOf(dir) {
  return path.join(dir, 'node_modules/.cache/build.json');
}

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
  for (const folder of foldersOf(dir)) {
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
 * The folders of the workspace packages that a build uses, directly or indirectly, and its own.
 *
 * @param {string} dir
 */
function foldersOf(dir) {
  const all = packages();
  const found = new Set([dir]);
  for (const one of found) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(path.join(one, 'package.json'), 'utf8'),
    );
    const uses = { ...dependencies, ...devDependencies };
    for (const { name, dir: used } of all) if (uses[name]?.startsWith('workspace:')) found.add(used);
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

module.exports = { buildAll, inputsOf, outputsOf, stampOf };
