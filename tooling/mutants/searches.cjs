const { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } = require('node:fs');
const path = require('node:path');
const { runNode } = require('../run/command.cjs');
const { commandOf, dirOf, packages, root, withDependents } = require('../run/workspace.cjs');

/**
 * Where a fault is looked for, the nearest tests first. A test file or a product that does not start finds nothing.
 *
 * @typedef {import('./page.cjs').Mutant} Mutant
 * @typedef {{ test: string, failsAgain: () => Promise<boolean> }} Failure `test`: its file and its name
 * @typedef {{ ring: 1 | 2, tests: readonly string[], needsBuild?: boolean, run: () => Promise<Failure | undefined> }} Search
 * `tests`: without any there is nothing to run
 */

const REPORT = path.join(root, 'node_modules/.cache/reports/mutants.json');

const FIRST_FAILURE = path.join(__dirname, 'firstFailure.cjs');

/** Patterns of what is not run. */
const ANY_RING = ['/node_modules/', '/dist/'];
const RING_1 = [...ANY_RING, '\\.(system|long)\\.test\\.'];
const RING_2 = [...ANY_RING, '^(?!.*\\.system\\.test\\.)'];

/** @param {Mutant} mutant @returns {Search[]} */
function searchesFor({ file, browser = [] }) {
  const beside = testsBeside(file);
  const own = packages().find(({ dir }) => file.startsWith(`${path.relative(root, dir)}/`));
  const reached = own ? withDependents(packages(), [own.name]) : [];
  const journeys = reached
    .map(({ name }) => `journeys/${name}`)
    .filter((one) => existsSync(path.join(dirOf('e2e'), one)));
  const projects = reached.map(({ dir }) => dir).filter((dir) => existsSync(path.join(dir, 'jest.config.cjs')));
  const related = ['--projects', ...projects, '--findRelatedTests', file];
  /** @type {Search[]} */
  const searches = [
    { ring: 1, tests: beside, run: () => jest(['--runTestsByPath', ...beside], RING_1) },
    { ring: 1, tests: projects, run: () => jest(related, RING_1) },
    { ring: 1, tests: journeys, needsBuild: true, run: () => playwright(journeys) },
    { ring: 2, tests: projects, run: () => jest(['--runInBand', ...related], RING_2) },
    { ring: 2, tests: browser, needsBuild: true, run: () => playwright(browser) },
  ];
  return searches.filter(({ tests }) => tests.length > 0);
}

/** @param {string} file */
function testsBeside(file) {
  const { dir, name } = path.parse(file);
  const isBeside = (/** @type {string} */ one) => one.startsWith(`${name}.`) && /\.test\.(tsx?|mjs)$/.test(one);
  const isOfRing1 = (/** @type {string} */ one) => !/\.(system|long)\.test\./.test(one);
  return readdirSync(path.join(root, dir))
    .filter((one) => isBeside(one) && isOfRing1(one))
    .map((one) => `${dir}/${one}`);
}

/**
 * @param {readonly string[]} chosen
 * @param {readonly string[]} ignored
 * @returns {Promise<Failure | undefined>} the first test that fails
 */
async function jest(chosen, ignored) {
  const patterns = ignored.map((pattern) => `--testPathIgnorePatterns=${pattern}`);
  const args = ['--bail', '--passWithNoTests', `--reporters=${FIRST_FAILURE}`, ...patterns, ...chosen];
  const { file, name } = await reportOf(commandOf('jest'), root, args);
  if (!file) return undefined;
  return {
    test: `\`${path.relative(root, file)}\`: ${name}`,
    failsAgain: async () => (await jest(['--runTestsByPath', file], ANY_RING)) !== undefined,
  };
}

/**
 * @param {readonly string[]} words of the paths of files
 * @returns {Promise<Failure | undefined>} the first test that fails
 */
async function playwright(words) {
  const args = ['test', '--no-deps', '--retries=0', '--max-failures=1', '--reporter=json', ...words];
  const dir = dirOf('e2e');
  const { suites, errors } = await reportOf(commandOf('@playwright/test', 'playwright', dir), dir, args);
  for (const { message } of errors) console.error(message);
  const failed = suites.flatMap(specsOf).find((/** @type {any} */ { tests }) => tests.some(hasFailed));
  if (!failed) return undefined;
  return {
    test: `\`e2e/${failed.file}\`: ${failed.title}`,
    failsAgain: async () => (await playwright([`${failed.file}:${failed.line}`])) !== undefined,
  };
}

/** @param {any} suite of Playwright @returns {any[]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {any} test of Playwright */
const hasFailed = ({ status }) => status === 'unexpected';

/**
 * @param {string} command
 * @param {string} dir
 * @param {string[]} args
 * @returns {Promise<any>} what the runner has written of its tests
 * @throws Error with its output when it has written nothing
 */
async function reportOf(command, dir, args) {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const env = { FIRST_FAILURE: REPORT, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  const { output } = await runNode(command, args, { cwd: dir, env });
  if (!existsSync(REPORT)) throw new Error(output);
  return JSON.parse(readFileSync(REPORT, 'utf8'));
}

module.exports = { searchesFor };
