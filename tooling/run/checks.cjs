const { existsSync, mkdirSync } = require('node:fs');
const path = require('node:path');
const { inParallel, runNode } = require('./command.cjs');
const { commandOf, packages, root } = require('./workspace.cjs');

/**
 * The checks that read the code without running it. Each counts as one.
 *
 * @typedef {{ passed: number, failed: number, output: string, skipped?: string[], files?: { name: string, seconds: number }[] }} Outcome
 * `files`: how long each file of tests took
 */

/** @param {readonly string[]} [folders] @returns {Promise<Outcome>} */
async function formatAndLint(folders = ['.']) {
  return asOutcome(await runNode(commandOf('@biomejs/biome'), ['ci', '--colors=off', ...folders], { cwd: root }));
}

/** @returns {Promise<Outcome>} */
async function arrows() {
  const folders = packages().map(({ dir }) => path.relative(root, dir));
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders];
  return asOutcome(await runNode(commandOf('dependency-cruiser', 'depcruise'), args, { cwd: root }));
}

/** @returns {Promise<Outcome>} */
async function unusedCode() {
  return asOutcome(await runNode(commandOf('knip'), ['--no-progress'], { cwd: root }));
}

/**
 * A repeated block of a dozen lines should be in one place (`.jscpd.json`). The lockfile has the program of x64 Linux only:
 * our registry had no other.
 *
 * @returns {Promise<Outcome>}
 */
async function repeatedCode() {
  const result = await runNode(commandOf('jscpd'), ['--config', '.jscpd.json', '.'], { cwd: root });
  if (/Platform package .* not installed|no prebuilt binary/.test(result.output))
    return { passed: 0, failed: 0, output: '', skipped: ['repeated code: jscpd has no program for this system here'] };
  return asOutcome(result);
}

/**
 * Each package against its own tsconfig, so that a server cannot use `window` nor a page `process`.
 *
 * @param {readonly import('./workspace.cjs').Package[]} checked
 * @returns {Promise<Outcome>}
 */
async function types(checked) {
  const typed = checked.filter(({ dir }) => existsSync(path.join(dir, 'tsconfig.json')));
  const results = await inParallel(2, typed, ({ dir }) => {
    mkdirSync(path.join(dir, 'node_modules/.cache'), { recursive: true });
    return runNode(commandOf('typescript-7', 'tsc'), ['--project', dir, '--noEmit'], { cwd: root });
  });
  const output = results.map(({ output }) => output).join('');
  // With a broken configuration the compiler goes on with its own defaults, and finds fault with everything.
  const ofConfigurations = output.match(/^.*tsconfig[^(\n]*\.json\(\d.*$/gm);
  return asOutcome({ ok: results.every(({ ok }) => ok), output: ofConfigurations?.join('\n') ?? output });
}

/** @param {{ ok: boolean, output: string }} result @returns {Outcome} */
function asOutcome({ ok, output }) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

module.exports = { formatAndLint, arrows, unusedCode, repeatedCode, types };
