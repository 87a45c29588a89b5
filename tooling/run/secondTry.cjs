/**
 * A test that fails is tried once more, alone: among ten thousand tests on a busy machine one that a time limit ends says
 * nothing about the change, and a whole run takes most of an hour. One that passes then is called flaky by name in the
 * summary: it is a fault to find, of the test or of the product. More than a few at once are no accident, and fail.
 */
const FLAKY_AT_MOST = 8;

/**
 * @param {any} report of Jest
 * @returns {string[]} the files to try again; none when all passed, or when too many failed
 */
function filesToTryAgain(report) {
  const failed = report.testResults.filter(isFailedFile).map((/** @type {any} */ { name }) => name);
  return failed.length > FLAKY_AT_MOST ? [] : failed;
}

/**
 * The outcome of both tries of the unit tests.
 *
 * @param {any} first report of Jest
 * @param {any} second report of the files that failed first
 */
function joinedTries(first, second) {
  const again = first.testResults.filter(isFailedFile);
  const passedAgain = again.flatMap(testsOf).filter(isPassed).length;
  return {
    passed: first.numPassedTests - passedAgain + second.numPassedTests,
    failed: failuresIn(second),
    flaky: failuresIn(second) > 0 ? [] : again.flatMap(whatFailed),
  };
}

/** @param {any} report of Jest; a file that fails to load has no tests that could fail */
function failuresIn({ numFailedTests, numRuntimeErrorTestSuites }) {
  return numFailedTests + numRuntimeErrorTestSuites;
}

/**
 * Counts the browser tests.
 *
 * @param {any} report of Playwright, which tries again by itself
 * @returns {{ passed: number, failed: number, flaky: string[] }}
 */
function browserTries({ stats, suites }) {
  const flaky = suites.flatMap(flakyIn);
  const isTooMany = flaky.length > FLAKY_AT_MOST;
  return {
    passed: stats.expected + (isTooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (isTooMany ? stats.flaky : 0),
    flaky,
  };
}

/** @param {any} suite of Playwright @returns {string[]} */
function flakyIn({ specs, suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { title, file, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'flaky')
      .map((/** @type {any} */ { results }) => `${file}: ${title}\n${results[0]?.error?.message ?? 'no message'}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

/** @param {any} file */
const isFailedFile = ({ status }) => status === 'failed';

/** @param {any} file @returns {any[]} */
const testsOf = ({ assertionResults }) => assertionResults;

/** @param {any} test */
const isPassed = ({ status }) => status === 'passed';

/** @param {any} file @returns {string[]} */
function whatFailed({ name, message, assertionResults }) {
  const tests = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
  if (tests.length === 0) return [`${name}\n${message}`];
  return tests.map((/** @type {any} */ test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
}

module.exports = { filesToTryAgain, joinedTries, failuresIn, browserTries };
