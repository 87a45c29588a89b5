const { buildAll } = require('./build.cjs');
const checks = require('./checks.cjs');
const { faultTable } = require('./faultTable.cjs');
const { firstBytes } = require('./firstBytes.cjs');
const { ensureInstalled } = require('./install.cjs');
const { createProgress } = require('./progress.cjs');
const tests = require('./tests.cjs');

/**
 * `npm test`: everything, one step after the other. A failed step stops only those that need it.
 * `npm test -- types unit` runs some of it.
 *
 * @typedef {import('./checks.cjs').Outcome} Outcome
 * @typedef {{ id: string, name: string, needs?: string, run: () => Promise<Outcome> }} Step
 *
 * @param {string[]} wanted step ids, all when empty
 * @returns {Promise<boolean>} whether something ran and nothing failed
 */
async function main(wanted) {
  const progress = createProgress();
  const steps = chosenSteps(allSteps(progress), wanted);
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

const NOT_RUN = { passed: 0, failed: 0, output: '' };

/** @param {import('./progress.cjs').Progress} progress @returns {Step[]} */
function allSteps(progress) {
  return [
    { id: 'lint', name: 'Format and lint', run: checks.formatAndLint },
    { id: 'arrows', name: 'Dependency arrows', run: checks.arrows },
    { id: 'unused', name: 'Unused code', run: checks.unusedCode },
    { id: 'types', name: 'Types', run: checks.types },
    // Needs the compiler, which a fresh clone has only once it is installed.
    { id: 'texts', name: 'Texts', run: () => require('./texts.cjs').texts() },
    { id: 'faults', name: 'Table of faults', run: faultTable },
    { id: 'contract', name: 'Contract', run: () => require('./contract/check.cjs').contract() },
    { id: 'unit', name: 'Unit tests', run: tests.unitTests },
    {
      id: 'build',
      name: 'Production build',
      run: () => buildAll(progress).then(() => joined({ passed: 1, failed: 0, output: '' }, firstBytes())),
    },
    { id: 'browser', name: 'Browser tests', needs: 'build', run: tests.browserTests },
  ];
}

/**
 * @param {Step[]} all
 * @param {string[]} wanted
 * @returns {Step[] | undefined} nothing, and a line about it, when a step is wanted that does not exist
 */
function chosenSteps(all, wanted) {
  const unknown = wanted.find((id) => !all.some((step) => step.id === id));
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". Steps: ${all.map(({ id }) => id).join(', ')}`);
    return undefined;
  }
  const needed = all.filter(({ id }) => wanted.includes(id)).flatMap(({ needs }) => needs ?? []);
  const chosen = all.filter(({ id }) => wanted.length === 0 || wanted.includes(id) || needed.includes(id));
  return tests.hasBrowserTests() ? chosen : chosen.filter(({ id }) => id !== 'browser');
}

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
  if (names.length > 0) console.log(`\nFailed: ${names.join(', ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

module.exports = { main };
