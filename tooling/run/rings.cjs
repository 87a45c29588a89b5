const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { bundleBudget } = require('./bundleBudget.cjs');
const checks = require('./checks.cjs');
const tests = require('./tests.cjs');
const { dirOf, packages } = require('./workspace.cjs');

/**
 * What each ring of tests has. `fast` is `npm test`: it needs nothing but Node and npm. `system` has what listens on a socket, starts
 * processes or stores, or computes for more than some five seconds, and all browser tests but the journeys; `fast` and `system`
 * together are the gate. `long` is everything, with large counts and random seeds, and the journeys at other hours of the day.
 *
 * The name or folder of a test says its ring: `*.system.test.ts` and `e2e/**` are `system`, `*.long.test.ts` and
 * `*.long.spec.ts` are `long`, all other unit tests and `e2e/journeys` are `fast`.
 *
 * @typedef {import('./checks.cjs').Outcome} Outcome
 * @typedef {{ id: string, name: string, needs?: string, isReading?: boolean, isOnlyNamed?: boolean, run: () => Promise<Outcome> }} Step
 * `isReading`: it only reads the code, so it runs beside another; `isOnlyNamed`: part of another step, and run only when named
 *
 * @typedef {{ packages?: import('./workspace.cjs').Package[], journeys?: string[], isNamed?: boolean, says?: string }} Reach
 * what to test: everything where it is empty; `journeys`: folders of e2e; `isNamed`: only these packages, without the checks of all together
 */

const UNIT_TESTS = { fast: 'Unit tests', system: 'System tests', long: 'Unit and system tests' };

/** Other hours of the day for the journeys: late at night, in the morning, and around the turn of a day in Vietnam. */
const OTHER_HOURS = ['2026-11-28T19:30:00Z', '2026-11-29T02:00:00Z', '2026-11-28T16:58:00Z'];

/**
 * @param {'fast' | 'system' | 'long'} ring
 * @param {Reach} reach
 * @param {import('./progress.cjs').Progress} progress
 * @returns {Step[]}
 */
function stepsOf(ring, reach, progress) {
  const chosen = reach.packages ?? packages();
  const unit = { id: 'unit', name: UNIT_TESTS[ring], run: () => tests.unitTests(ring, chosen) };
  const build = { id: 'build', name: 'Production build', run: () => buildAndWeigh(progress) };
  /** @type {(id: string, name: string, projects: string[], options?: Parameters<typeof tests.browserTests>[1]) => Step} */
  const inBrowser = (id, name, projects, options) => {
    return { id, name, needs: 'build', run: () => tests.browserTests(projects, options) };
  };
  // HAProxy, Varnish and Prometheus have the machine's clock.
  const operations = inBrowser('operations', 'Tests of operations', ['operations'], { now: '', ring });
  switch (ring) {
    case 'fast': {
      const hostile = { id: 'hostile', name: 'Hostile input', isOnlyNamed: true, run: tests.hostileTests };
      const journeys = inBrowser('journeys', 'Journeys in a browser', ['journeys'], { folders: reach.journeys });
      return [...checksOf(chosen, reach), unit, hostile, ...(reach.journeys?.length === 0 ? [] : [build, journeys])];
    }
    case 'system':
      if (!reach.packages) return [unit, build, inBrowser('browser', 'Browser tests', ['system']), operations];
      progress.say('Browser tests and tests of operations run in the whole ring only');
      return [unit];
    case 'long':
      return [
        ...checksOf(chosen, reach),
        build,
        // One of them measures the built servers.
        { ...unit, needs: 'build' },
        inBrowser('browser', 'Browser tests', ['journeys', 'system', 'long'], { ring }),
        operations,
        ...OTHER_HOURS.map((now) =>
          inBrowser(`journeys-${now.slice(11, 13)}`, `Journeys at ${now}`, ['journeys'], { now }),
        ),
      ];
  }
}

/** @param {import('./workspace.cjs').Package[]} chosen @param {Reach} reach @returns {Step[]} */
function checksOf(chosen, { isNamed, journeys = [] }) {
  const folders = [...chosen.map(({ dir }) => dir), ...journeys.map((folder) => path.join(dirOf('e2e'), folder))];
  // Checks that need the compiler load it late: a fresh clone has it only once it is installed.
  const ofAll = [
    { id: 'repeated', name: 'Repeated code', run: checks.repeatedCode },
    { id: 'arrows', name: 'Dependency arrows', run: checks.arrows },
    { id: 'unused', name: 'Unused code', run: checks.unusedCode },
    { id: 'contract', name: 'Contract', run: () => require('./contract/page.cjs').contract() },
  ];
  return [
    ...(isNamed ? [] : ofAll),
    { id: 'lint', name: 'Format and lint', run: () => checks.formatAndLint(isNamed ? folders : undefined) },
    { id: 'types', name: 'Types', run: () => checks.types(chosen) },
    { id: 'texts', name: 'Texts', run: () => require('./texts.cjs').texts(chosen) },
  ].map((step) => ({ ...step, isReading: true }));
}

/** @param {import('./progress.cjs').Progress} progress @returns {Promise<Outcome>} */
async function buildAndWeigh(progress) {
  await buildAll(progress);
  const { passed, failed, output } = bundleBudget();
  return { passed: passed + 1, failed, output };
}

module.exports = { stepsOf };
