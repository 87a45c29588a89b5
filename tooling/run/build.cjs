const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { inParallel, runNode } = require('./command.cjs');
const { inputsOf, outputsOf } = require('./inputs.cjs');
const { packages } = require('./workspace.cjs');

/** Two at a time: our smallest build machine has two cores. */
const AT_ONCE = 2;

/**
 * Builds every package with a `build` script for production, except those that are unchanged.
 *
 * @param {import('./progress.cjs').Progress} progress
 * @param {(name: string) => boolean} [wanted] selects packages, by default all
 * @returns {Promise<string[]>} the names of the packages that were built; rejects with the output of all failed builds
 */
async function buildAll(progress, wanted = () => true) {
  const chosen = packages().filter(({ name, scripts }) => scripts.build !== undefined && wanted(name));
  const stale = chosen.filter((one) => !isFresh(one));
  const failures = await inParallel(AT_ONCE, stale, (one) => buildOne(progress, one));
  const said = failures.filter((failure) => failure !== undefined);
  if (said.length > 0) throw new Error(said.join('\n'));
  return stale.map(({ name }) => name);
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
  writeStamp(dir, inputs);
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

/** @param {string} dir @param {string} inputs */
function writeStamp(dir, inputs) {
  mkdirSync(path.dirname(stampOf(dir)), { recursive: true });
  writeFileSync(stampOf(dir), JSON.stringify({ inputs, outputs: outputsOf(dir) }));
}

/** @param {string} dir */
function stampOf(dir) {
  return path.join(dir, 'node_modules/.cache/build.json');
}

module.exports = { buildAll };
