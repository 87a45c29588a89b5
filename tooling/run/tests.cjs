const { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { runNode } = require('./command.cjs');
const { commandOf, dirOf, root } = require('./workspace.cjs');

/**
 * Unit and browser tests. Their tools write a report to a file, from which tests are counted.
 *
 * @typedef {import('./checks.cjs').Outcome} Outcome
 */

const REPORT = path.join(root, 'node_modules/.cache/reports/tests.json');

/**
 * Runs Jest or Playwright with a report.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ ok: boolean, output: string, report: any }>} no report when it died before it wrote one
 */
async function runReported(command, args, { cwd, env }) {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const result = await runNode(command, args, { cwd, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT } });
  try {
    return { ...result, report: JSON.parse(readFileSync(REPORT, 'utf8')) };
  } catch {
    return { ...result, report: undefined };
  }
}

const ROOM = 4 * 2 ** 30;

/** @type {string | undefined} */
let temporary;

/** Folders of tests are in memory where Linux has room for them: workers that write wait most of the time for one disk. */
function temporaryFolder() {
  if (temporary === undefined) {
    const made = mkdtempSync(path.join(hasMemory() ? '/dev/shm' : tmpdir(), 'tyso-tests-'));
    // Some tests try what another user may do.
    chmodSync(made, 0o755);
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    temporary = made;
  }
  return temporary;
}

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/** @param {string} files a pattern of their paths */
const without = (files) => ['/node_modules/', '/dist/', files].map((path) => `--testPathIgnorePatterns=${path}`);

/** Which files of unit tests a ring has: by what it leaves out. */
const RING_FILES = {
  fast: without('\\.(system|long)\\.test\\.'),
  system: without('(?<!\\.system)\\.test\\.[a-z]+$'),
  long: [],
};

/** The unit tests of both rings of the gate. */
const GATE_FILES = without('\\.long\\.test\\.');

/** How many run at once on two cores: tests of servers and stores wait for a part of their time. */
const WORKERS = { fast: 2, system: 3, long: 3 };

/**
 * What a file leaves in its worker's memory makes the next ones up to five times as slow: then another worker goes on. Jest's command
 * takes this option of its configuration only with `=`.
 */
const FRESH_WORKERS = '--workerIdleMemoryLimit=600MB';

/**
 * @param {keyof typeof RING_FILES} ring
 * @param {readonly import('./workspace.cjs').Package[]} tested
 * @returns {Promise<Outcome>}
 */
async function unitTests(ring, tested) {
  const dirs = tested.map(({ dir }) => dir).filter(hasUnitTests);
  if (dirs.length === 0) return { passed: 0, failed: 0, output: '' };
  return jestTests(ring, ['--passWithNoTests', ...RING_FILES[ring], '--projects', ...dirs]);
}

/** @param {string} dir */
const hasUnitTests = (dir) => existsSync(path.join(dir, 'jest.config.cjs'));

/**
 * The doors with the corpus of hostile input, `*.hostile.*` of the gate's rings: part of the unit tests, and fast when run
 * alone.
 *
 * @returns {Promise<Outcome>}
 */
const hostileTests = () => jestTests('system', ['--testPathPatterns', '\\.hostile\\.']);

/** @param {keyof typeof RING_FILES} ring @param {string[]} chosen @returns {Promise<Outcome>} */
async function jestTests(ring, chosen) {
  const args = [`--maxWorkers=${WORKERS[ring]}`, '--json', `--outputFile=${REPORT}`, FRESH_WORKERS, ...chosen];
  const env = { TMPDIR: temporaryFolder(), TEST_RING: ring };
  const { ok, output, report } = await runReported(commandOf('jest'), args, { cwd: root, env });
  if (!report) return { passed: 0, failed: 1, output };
  // A file that does not load has no tests that could fail.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: ok ? failed : Math.max(1, failed),
    output: failuresOnly(output),
    skipped: report.testResults
      .flatMap((/** @type {any} */ { assertionResults }) => assertionResults)
      .filter((/** @type {any} */ { status }) => status === 'pending')
      .map((/** @type {any} */ { fullName }) => fullName),
    files: report.testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * @param {readonly string[]} projects of `e2e/playwright.config.ts`
 * @param {{ folders?: readonly string[], now?: string, ring?: keyof typeof RING_FILES }} [options] `folders`: only files below these;
 * `now`: the ISO time at which servers and pages believe to be, instead of the usual evening; `ring`: `long` has larger counts
 * @returns {Promise<Outcome>}
 */
async function browserTests(projects, { folders = [], now, ring = 'system' } = {}) {
  const dir = dirOf('e2e');
  const args = ['test', ...projects.map((name) => `--project=${name}`), '--pass-with-no-tests', ...folders];
  const env = {
    TMPDIR: temporaryFolder(),
    TEST_RING: ring,
    ...(now === undefined ? {} : { NOW: now }),
    // `.ci/record --at`: Chromium hangs below libfaketime, and what stands in for containers must agree with its tests on the time.
    ...(process.env.FAKETIME ? { LD_PRELOAD: '' } : {}),
  };
  const { ok, output, report } = await runReported(commandOf('@playwright/test', 'playwright', dir), args, {
    cwd: dir,
    env,
  });
  if (!report) return { passed: 0, failed: 1, output };
  const { expected: passed, unexpected: failed } = report.stats;
  /** @type {{ name: string, tests: ReturnType<typeof testsIn> }[]} */
  const files = report.suites.map((/** @type {any} */ suite) => ({ name: `e2e/${suite.file}`, tests: testsIn(suite) }));
  return {
    passed,
    failed: ok ? failed : Math.max(1, failed),
    output,
    skipped: files.flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped').map(({ title }) => title)),
    files: files.map(({ name, tests }) => ({ name, seconds: tests.reduce((sum, { ms }) => sum + ms, 0) / 1000 })),
  };
}

/** @param {any} suite of Playwright, with those inside @returns {{ title: string, status: string, ms: number }[]} */
function testsIn({ specs, suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests.map((/** @type {any} */ { status, results }) => {
      const ms = results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0);
      return { title, status, ms };
    }),
  );
  return [...own, ...suites.flatMap(testsIn)];
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

module.exports = { GATE_FILES, REPORT, browserTests, hostileTests, runReported, unitTests };
