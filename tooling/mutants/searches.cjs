const { existsSync } = require('node:fs');
const path = require('node:path');
const { REPORT, runReported } = require('../run/tests.cjs');
const { commandOf, dirOf, packages, root, withDependents } = require('../run/workspace.cjs');
const { relatedTests } = require('./related.cjs');

/**
 * Where a fault is looked for, the nearest tests first. A test file or a product that does not start finds nothing.
 *
 * @typedef {import('./page.cjs').Mutant} Mutant
 * @typedef {{ test: string, failsAgain: () => Promise<boolean> }} Failure `test`: its file and its name
 * @typedef {{ ring: 1 | 2, tests: readonly string[], needsBuild?: boolean, run: (tests: readonly string[]) => Promise<Failure | undefined> }} Search
 * `tests`: files of Jest, words of the paths of browser tests
 */

const FIRST_FAILURE = path.join(__dirname, 'firstFailure.cjs');

/** @param {Mutant} mutant @returns {Promise<Search[]>} */
async function searchesFor({ file, browser = [] }) {
  const related = await relatedTests(file);
  const system = related.filter((one) => one.includes('.system.test.'));
  const ofRing1 = related.filter((one) => !/\.(system|long)\.test\./.test(one));
  const isBeside = (/** @type {string} */ one) => one.startsWith(`${file.slice(0, -path.extname(file).length)}.`);
  const own = packages().find(({ dir }) => file.startsWith(`${path.relative(root, dir)}/`));
  const journeys = (own ? withDependents(packages(), [own.name]) : [])
    .map(({ name }) => `journeys/${name}`)
    .filter((one) => existsSync(path.join(dirOf('e2e'), one)));
  /** @type {Search[]} */
  const searches = [
    { ring: 1, tests: ofRing1.filter(isBeside), run: jest },
    { ring: 1, tests: ofRing1.filter((one) => !isBeside(one)), run: jest },
    { ring: 1, tests: journeys, needsBuild: true, run: playwright },
    { ring: 2, tests: system, run: jest },
    { ring: 2, tests: browser, needsBuild: true, run: playwright },
  ];
  return searches.filter(({ tests }) => tests.length > 0);
}

/** As many files as a run of Jest has: most faults are found by the first of many. */
const AT_ONCE = 10;

/** @param {readonly string[]} files @returns {Promise<Failure | undefined>} the first test that fails */
async function jest(files) {
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const failure = await jestOf(files.slice(at, at + AT_ONCE));
    if (failure) return failure;
  }
  return undefined;
}

/** @param {readonly string[]} files @returns {Promise<Failure | undefined>} */
async function jestOf(files) {
  // Two at a time, but not of those whose servers would be left behind when the first fails.
  const workers = files.some((one) => one.includes('.system.')) ? '--runInBand' : '--maxWorkers=2';
  const args = ['--bail', workers, `--reporters=${FIRST_FAILURE}`, '--runTestsByPath', ...files];
  const { file, name } = await reportOf(commandOf('jest'), root, args);
  if (!file) return undefined;
  const failsAgain = async () => (await jestOf([file])) !== undefined;
  return { test: `\`${path.relative(root, file)}\`: ${name}`, failsAgain };
}

/**
 * @param {readonly string[]} words of the paths of files
 * @returns {Promise<Failure | undefined>} the first test that fails
 */
async function playwright(words) {
  const args = ['test', '--max-failures=1', '--reporter=json', ...words];
  const dir = dirOf('e2e');
  // HAProxy, Varnish and Prometheus have the machine's clock, and their tests with them.
  const clock = words.every((word) => word.startsWith('operations/')) ? { NOW: '' } : undefined;
  const { suites, errors } = await reportOf(commandOf('@playwright/test', 'playwright', dir), dir, args, clock);
  for (const { message } of errors) console.error(message);
  const failed = suites.flatMap(specsOf).find((/** @type {any} */ { tests }) => tests.some(hasFailed));
  if (!failed) return undefined;
  const failsAgain = async () => (await playwright([`${failed.file}:${failed.line}`])) !== undefined;
  return { test: `\`e2e/${failed.file}\`: ${failed.title}`, failsAgain };
}

/** @param {any} suite of Playwright @returns {any[]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {any} test of Playwright */
const hasFailed = ({ status }) => status === 'unexpected';

/**
 * @param {string} command
 * @param {string} dir
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [given]
 * @returns {Promise<any>} what the runner has written of its tests
 * @throws Error with its output when it has written nothing
 */
async function reportOf(command, dir, args, given) {
  const { output, report } = await runReported(command, args, { cwd: dir, env: { ...given, FIRST_FAILURE: REPORT } });
  if (!report) throw new Error(output);
  return report;
}

module.exports = { searchesFor };
