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
const RINGS = { fast: fastSteps, system: systemSteps, long: longSteps };

/** Other hours of the day for the journeys: late at night, in the morning, and around the turn of a day in Vietnam. */
const OTHER_HOURS = ['2026-11-28T19:30:00Z', '2026-11-29T02:00:00Z', '2026-11-28T16:58:00Z'];

/**
 * @param {keyof typeof RINGS} ring
 * @param {Reach} reach
 * @param {import('./progress.cjs').Progress} progress
 * @returns {Step[]}
 */
function stepsOf(ring, reach, progress) {
  return RINGS[ring](reach, progress);
}

/** @param {Reach} reach @param {import('./progress.cjs').Progress} progress @returns {Step[]} */
function fastSteps(reach, progress) {
  const checked = reach.packages ?? packages();
  const unit = { id: 'unit', name: 'Unit tests', run: () => tests.unitTests('fast', checked) };
  const journeys = {
    id: 'journeys',
    name: 'Journeys in a browser',
    needs: 'build',
    run: () => tests.browserTests(['journeys'], { folders: reach.journeys }),
  };
  const hostile = { id: 'hostile', name: 'Hostile input', isOnlyNamed: true, run: tests.hostileTests };
  return [
    ...(reach.isNamed ? [] : wholeChecks()),
    ...checksOf(checked, reach.isNamed ? lintedOf(checked, reach.journeys) : undefined),
    unit,
    hostile,
    ...(reach.journeys?.length === 0 ? [] : [build(progress), journeys]),
  ];
}

/**
 * Where packages are chosen, without browser tests.
 *
 * @param {Reach} reach
 * @param {import('./progress.cjs').Progress} progress
 * @returns {Step[]}
 */
function systemSteps(reach, progress) {
  const tested = reach.packages ?? packages();
  const unit = { id: 'unit', name: 'System tests', run: () => tests.unitTests('system', tested) };
  if (reach.packages) {
    progress.say('Browser tests and tests of operations run in the whole ring only');
    return [unit];
  }
  return [
    unit,
    build(progress),
    { id: 'browser', name: 'Browser tests', needs: 'build', run: () => tests.browserTests(['system']) },
    operations('system'),
  ];
}

/** @param {Reach} _ @param {import('./progress.cjs').Progress} progress @returns {Step[]} */
function longSteps(_, progress) {
  return [
    ...wholeChecks(),
    ...checksOf(packages()),
    build(progress),
    // One of them measures the built servers.
    { id: 'unit', name: 'Unit and system tests', needs: 'build', run: () => tests.unitTests('long', packages()) },
    {
      id: 'browser',
      name: 'Browser tests',
      needs: 'build',
      run: () => tests.browserTests(['journeys', 'system', 'long'], { ring: 'long' }),
    },
    operations('long'),
    ...OTHER_HOURS.map((now) => ({
      id: `journeys-${now.slice(11, 13)}`,
      name: `Journeys at ${now}`,
      needs: 'build',
      run: () => tests.browserTests(['journeys'], { now }),
    })),
  ];
}

/** HAProxy, Varnish and Prometheus have the machine's clock. @param {'system' | 'long'} ring @returns {Step} */
function operations(ring) {
  const run = () => tests.browserTests(['operations'], { now: '', ring });
  return { id: 'operations', name: 'Tests of operations', needs: 'build', run };
}

/** Checks that need all packages together. @returns {Step[]} */
function wholeChecks() {
  return [
    { id: 'repeated', name: 'Repeated code', run: checks.repeatedCode },
    { id: 'arrows', name: 'Dependency arrows', run: checks.arrows },
    { id: 'unused', name: 'Unused code', run: checks.unusedCode },
    { id: 'contract', name: 'Contract', run: () => require('./contract/check.cjs').contract() },
  ].map((step) => ({ ...step, isReading: true }));
}

/** @param {import('./workspace.cjs').Package[]} named @param {readonly string[]} [journeys] folders of e2e */
function lintedOf(named, journeys = []) {
  return [...named.map(({ dir }) => dir), ...journeys.map((folder) => path.join(dirOf('e2e'), folder))];
}

/** @param {import('./workspace.cjs').Package[]} checked @param {readonly string[]} [folders] to lint @returns {Step[]} */
function checksOf(checked, folders) {
  return [
    { id: 'lint', name: 'Format and lint', run: () => checks.formatAndLint(folders) },
    { id: 'types', name: 'Types', run: () => checks.types(checked) },
    // Needs the compiler, which a fresh clone has only once it is installed.
    { id: 'texts', name: 'Texts', run: () => require('./texts.cjs').texts(checked) },
  ].map((step) => ({ ...step, isReading: true }));
}

/** @param {import('./progress.cjs').Progress} progress @returns {Step} */
function build(progress) {
  const run = async () => {
    await buildAll(progress);
    const { passed, failed, output } = bundleBudget();
    return { passed: passed + 1, failed, output };
  };
  return { id: 'build', name: 'Production build', run };
}

module.exports = { stepsOf };
