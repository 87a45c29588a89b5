const { readFileSync } = require('node:fs');
const path = require('node:path');
const { runNode } = require('./command.cjs');
const { commandOf, dirOf, root } = require('./workspace.cjs');

/**
 * Compares the table of faults with the existing tests: a fault without a row was never documented, and a row without a
 * test is no longer checked.
 *
 * @returns {Promise<import('./checks.cjs').Outcome>}
 */
async function faultTable() {
  const dir = dirOf('e2e');
  const args = ['test', '--config', 'faults', '--list', '--reporter', 'json'];
  const { ok, output } = await runNode(commandOf('@playwright/test', 'playwright', dir), args, { cwd: dir });
  if (!ok) return { passed: 0, failed: 1, output };
  const tests = titlesOf(JSON.parse(output).suites);
  const rows = rowsOf(readFileSync(path.join(root, 'docs/faults.md'), 'utf8'));
  const faults = [
    ...tests.filter((title) => !rows.includes(title)).map((title) => `docs/faults.md has no row "${title}"`),
    ...rows.filter((title) => !tests.includes(title)).map((title) => `docs/faults.md: there is no test "${title}"`),
  ];
  const hint = faults.length > 0 ? '`npm run test:faults` writes the page when all of it has passed.' : '';
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, output: [...faults, hint].join('\n') };
}

/** @param {any[]} suites @returns {string[]} */
function titlesOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(isFault).map((/** @type {any} */ spec) => spec.title),
    ...titlesOf(inner),
  ]);
}

/** Some tests of development are beside the faults. @param {any} spec */
function isFault({ tests }) {
  return tests.some((/** @type {any} */ test) =>
    test.annotations.some((/** @type {any} */ annotation) => annotation.type === 'sees'),
  );
}

/** The first cell of each row of a table. @param {string} page @returns {string[]} */
function rowsOf(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| What was broken'));
  return rows.map((row) => row.split(' | ')[0]?.slice(2) ?? '');
}

module.exports = { faultTable, rowsOf };
