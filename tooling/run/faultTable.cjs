const { readFileSync } = require('node:fs');
const path = require('node:path');
const { runNode } = require('./command.cjs');
const { commandOf, dirOf, root } = require('./workspace.cjs');

/**
 * Compares the table of faults with the existing tests: a fault without a row was never documented, a row without a
 * test is no longer checked, and one that says something else than its test was written by hand.
 *
 * @returns {Promise<import('./checks.cjs').Outcome>}
 */
async function faultTable() {
  const dir = dirOf('e2e');
  const args = ['test', '--config', 'faults', '--list', '--reporter', 'json'];
  const { ok, output } = await runNode(commandOf('@playwright/test', 'playwright', dir), args, { cwd: dir });
  if (!ok) return { passed: 0, failed: 1, output };
  const faults = differences(
    testsOf(JSON.parse(output).suites),
    rowsOf(readFileSync(path.join(root, 'docs/faults.md'), 'utf8')),
  );
  const hint =
    faults.length > 0 ? '`npm run test:faults` writes the page; with a word of a file’s name, its rows.' : '';
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, output: [...faults, hint].join('\n') };
}

/**
 * @typedef {{ title: string, sees: string, heals: string, reported: string }} Fault what its test says before it runs
 * @param {readonly Fault[]} tests
 * @param {readonly Fault[]} rows
 * @returns {string[]}
 */
function differences(tests, rows) {
  const rowOf = new Map(rows.map((row) => [row.title, row]));
  const titles = tests.map(({ title }) => title);
  return [
    ...titles.filter((title) => !rowOf.has(title)).map((title) => `docs/faults.md has no row "${title}"`),
    ...[...rowOf.keys()]
      .filter((title) => !titles.includes(title))
      .map((title) => `docs/faults.md: there is no test "${title}"`),
    ...tests.flatMap((test) => {
      const row = rowOf.get(test.title);
      return /** @type {const} */ (['sees', 'heals', 'reported']).flatMap((field) =>
        row && row[field] !== test[field]
          ? [
              `docs/faults.md: "${test.title}" ${field}: expected "${test[field]}", as its test says, got "${row[field]}"`,
            ]
          : [],
      );
    }),
  ];
}

/** @param {any[]} suites @returns {Fault[]} */
function testsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(isFault).map(toFault),
    ...testsOf(inner),
  ]);
}

/** @param {any} spec @returns {Fault} */
function toFault({ title, tests }) {
  const said = (/** @type {string} */ type) =>
    tests[0].annotations.find((/** @type {any} */ annotation) => annotation.type === type)?.description ?? '–';
  return { title, sees: said('sees'), heals: said('heals'), reported: said('reported') };
}

/** Some tests of development are beside the faults. @param {any} spec */
function isFault({ tests }) {
  return tests.some((/** @type {any} */ test) =>
    test.annotations.some((/** @type {any} */ annotation) => annotation.type === 'sees'),
  );
}

/** @param {string} page @returns {Fault[]} */
function rowsOf(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| What was broken'));
  return rows.map((row) => {
    const [title = '', sees = '', , , heals = '', link = ''] = row.slice(2, -2).split(' | ');
    return { title, sees, heals, reported: /^\[([^\]]+)\]/.exec(link)?.[1] ?? link };
  });
}

module.exports = { faultTable, differences, rowsOf };
