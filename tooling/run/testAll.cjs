const { buildAll } = require('./build.cjs');
const checks = require('./checks.cjs');
const { faultTable } = require('./faultTable.cjs');
const { bundleBudget } = require('./bundleBudget.cjs');
const { ensureInstalled } = require('./install.cjs');
const { createProgress } = require('./progress.cjs');
const tests = require('./tests.cjs');
const { packages, withDependents } = require('./workspace.cjs');

/**
 * `npm test`: all steps, one after the other. A failed step stops only those that need it. `npm test -- types unit` runs
 * some of them, `npm test -- mfe-ads` the checks and unit tests of a package and its dependents.
 *
 * @typedef {import('./checks.cjs').Outcome} Outcome
 * @typedef {{ id: string, name: string, needs?: string, isOnlyNamed?: boolean, run: () => Promise<Outcome> }} Step
 * `isOnlyNamed`: part of another step, and run on its own only when named
 *
 * @param {string[]} wanted ids of steps and names of packages, everything when empty
 * @returns {Promise<boolean>} whether something ran and nothing failed
 */
async function main(wanted) {
  const progress = createProgress();
  const all = packages();
  const named = wanted.filter((word) => all.some(({ name }) => name === word));
  const checked = named.length > 0 ? withDependents(all, named) : all;
  const ids = wanted.filter((word) => !named.includes(word));
  const steps = chosenSteps(allSteps(progress, checked), ids.length > 0 || named.length === 0 ? ids : OF_A_PACKAGE);
  if (!steps) return false;
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  try {
    await ensureInstalled(progress);
  } catch (error) {
    const outcome = crashed(error);
    console.log(`\n${outcome.output}\n`);
    return summary([{ name: 'Install dependencies', ...outcome }]);
  }
  for (const step of steps) {
    const needed = step.needs === undefined ? undefined : outcomes.get(step.needs);
    if (needed?.failed) progress.say(`${step.name}: not run, because ${step.needs} failed`);
    else outcomes.set(step.id, await runStep(progress, step));
  }
  return summary(steps.flatMap(({ id, name }) => ({ name, ...(outcomes.get(id) ?? NOT_RUN) })));
}

/** The steps for single packages: those that take seconds. Builds and browsers need all packages together. */
const OF_A_PACKAGE = ['lint', 'arrows', 'unused', 'repeated', 'types', 'texts', 'contract', 'unit'];

const NOT_RUN = { passed: 0, failed: 0, output: '' };

/**
 * @param {import('./progress.cjs').Progress} progress
 * @param {import('./workspace.cjs').Package[]} checked the packages for types and unit tests
 * @returns {Step[]}
 */
function allSteps(progress, checked) {
  return [
    { id: 'lint', name: 'Format and lint', run: checks.formatAndLint },
    { id: 'arrows', name: 'Dependency arrows', run: checks.arrows },
    { id: 'unused', name: 'Unused code', run: checks.unusedCode },
    { id: 'repeated', name: 'Repeated code', run: checks.repeatedCode },
    { id: 'types', name: 'Types', run: () => checks.types(checked) },
    // Needs the compiler, which a fresh clone has only once it is installed.
    { id: 'texts', name: 'Texts', run: () => require('./texts.cjs').texts(checked) },
    { id: 'faults', name: 'Table of faults', run: faultTable },
    { id: 'contract', name: 'Contract', run: () => require('./contract/check.cjs').contract() },
    { id: 'unit', name: 'Unit tests', run: () => tests.unitTests(checked) },
    { id: 'hostile', name: 'Hostile input', isOnlyNamed: true, run: tests.hostileTests },
    {
      id: 'build',
      name: 'Production build',
      run: () => buildAll(progress).then(() => joined({ passed: 1, failed: 0, output: '' }, bundleBudget())),
    },
    { id: 'browser', name: 'Browser tests', needs: 'build', run: tests.browserTests },
  ];
}

/**
 * @param {Step[]} all
 * @param {string[]} wanted
 * @returns {Step[] | undefined} nothing, and a printed line, when a wanted step does not exist
 */
function chosenSteps(all, wanted) {
  const unknown = wanted.find((id) => !all.some((step) => step.id === id));
  if (unknown !== undefined) {
    console.error(
      `There is no step or package "${unknown}". Steps: ${all.map(({ id }) => id).join(', ')}. Packages: ${namesOf(packages())}`,
    );
    return undefined;
  }
  const needed = all.filter(({ id }) => wanted.includes(id)).flatMap(({ needs }) => needs ?? []);
  return all.filter(({ id, isOnlyNamed }) => {
    return (wanted.length === 0 && !isOnlyNamed) || wanted.includes(id) || needed.includes(id);
  });
}

/** @param {readonly import('./workspace.cjs').Package[]} some */
const namesOf = (some) => some.map(({ name }) => name).join(', ');

/**
 * @param {import('./progress.cjs').Progress} progress
 * @param {Step} step
 * @returns {Promise<Outcome>} a step that crashes counts as one failure
 */
async function runStep(progress, { name, run }) {
  const safely = () => run().catch(crashed);
  const outcome = await progress.step(name, safely, ({ passed, failed }) => `${passed} passed, ${failed} failed`);
  for (const title of outcome.skipped ?? []) progress.say(`${name}: skipped: ${title}`);
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}

/** @param {Outcome} a @param {Outcome} b @returns {Outcome} */
function joined(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, output: a.output + b.output };
}

/** @param {unknown} error @returns {Outcome} */
function crashed(error) {
  return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
}

/** @param {(Outcome & { name: string })[]} outcomes */
function summary(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const names = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name);
  for (const flaky of outcomes.flatMap((outcome) => outcome.flaky ?? []))
    console.log(`\nFlaky, to be mended: ${flaky}`);
  if (names.length > 0) console.log(`\nFailed: ${names.join(', ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

module.exports = { main };
