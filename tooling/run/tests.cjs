const { existsSync, mkdirSync, readFileSync, rmSync } = require('node:fs');
const path = require('node:path');
const { runNode } = require('./command.cjs');
const { browserTries, failuresIn, filesToTryAgain, joinedTries } = require('./secondTry.cjs');
const { commandOf, dirOf, root } = require('./workspace.cjs');

/**
 * Unit and browser tests. Their tools write a report to a file, from which tests are counted.
 *
 * @typedef {import('./checks.cjs').Outcome} Outcome
 */

const REPORTS = path.join(root, 'node_modules/.cache/reports');

/** @param {readonly import('./workspace.cjs').Package[]} tested @returns {Promise<Outcome>} */
const unitTests = (tested) => jestTests(['--projects', ...tested.map(({ dir }) => dir).filter(hasUnitTests)]);

/** @param {string} dir */
const hasUnitTests = (dir) => existsSync(path.join(dir, 'jest.config.cjs'));

/**
 * The corpora of hostile requests and odd foreign data, `*.hostile.test.ts`: part of the unit tests, and fast when run
 * alone.
 *
 * @returns {Promise<Outcome>}
 */
const hostileTests = () => jestTests(['--testPathPatterns', '\\.hostile\\.test\\.tsx?$']);

/** @param {string[]} chosen @returns {Promise<Outcome>} */
async function jestTests(chosen) {
  // Four on two cores: tests of servers mostly wait.
  const first = await jestRun([...chosen, '--maxWorkers=4']);
  if (!first.report) return { passed: 0, failed: 1, output: first.output };
  const skipped = skippedTests(first.report);
  const again = filesToTryAgain(first.report);
  if (again.length > 0) {
    const second = await jestRun([...chosen, '--maxWorkers=1', '--runTestsByPath', ...again]);
    if (!second.report) return { passed: 0, failed: 1, output: second.output };
    return { ...joinedTries(first.report, second.report), output: second.output, skipped };
  }
  const failed = failuresIn(first.report);
  return {
    passed: first.report.numPassedTests,
    failed: first.ok ? failed : Math.max(1, failed),
    output: first.output,
    skipped,
  };
}

/** @param {string[]} chosen */
async function jestRun(chosen) {
  const file = freshReport('jest.json');
  const args = ['--json', `--outputFile=${file}`, ...chosen];
  const { ok, output } = await runNode(commandOf('jest'), args, { cwd: root });
  const report = readReport(file);
  return { ok, report, output: report ? failuresOnly(output) : output };
}

/**
 * Lists skipped tests, so that none is skipped silently.
 *
 * @param {any} report
 * @returns {string[]}
 */
function skippedTests(report) {
  return report.testResults
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .filter((/** @type {any} */ test) => test.status === 'pending')
    .map((/** @type {any} */ test) => test.fullName);
}

/** @returns {Promise<Outcome>} */
async function browserTests() {
  const file = freshReport('playwright.json');
  const dir = dirOf('e2e');
  const { ok, output } = await runNode(commandOf('@playwright/test', 'playwright', dir), ['test'], {
    cwd: dir,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, output };
  const { passed, failed, flaky } = browserTries(report);
  const skipped = report.suites.flatMap(skippedBrowserTests);
  return { passed, failed: ok ? failed : Math.max(1, failed), flaky, output, skipped };
}

/** @param {any} suite @returns {string[]} */
function skippedBrowserTests({ specs, suites = [] }) {
  const skipped = specs.filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ test) => test.status === 'skipped'),
  );
  return [...skipped.map((/** @type {any} */ spec) => spec.title), ...suites.flatMap(skippedBrowserTests)];
}

/** @param {string} name */
function freshReport(name) {
  const file = path.join(REPORTS, name);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file @returns {any} nothing when the tool died before it wrote one */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The relevant output of a failed run: without passed files, and each failure once.
 *
 * @param {string} output
 */
function failuresOnly(output) {
  const summary = output.indexOf('Summary of all failing tests');
  return output.slice(Math.max(0, summary)).replace(/^(PASS|Test results written to:) .*\n/gm, '');
}

module.exports = { unitTests, hostileTests, browserTests };
