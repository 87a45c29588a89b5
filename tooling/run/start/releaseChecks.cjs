const path = require('node:path');
const { inParallel, runNode } = require('../command.cjs');
const { budgetFaults } = require('../firstBytes.cjs');
const { commandOf, packages, root } = require('../workspace.cjs');
const { Problem } = require('./problem.cjs');

/**
 * The types and the unit tests of what is about to be released, two at a time.
 *
 * @param {import('../progress.cjs').Progress} progress
 * @param {string[]} names
 */
async function checkPackages(progress, names) {
  const types = names.map(
    (name) => () => checked(progress, `Types of ${name}`, [commandOf('typescript', 'tsc'), '--project', name]),
  );
  const jest = commandOf('jest');
  const tests = () =>
    checked(progress, `Tests of ${names.join(', ')}`, [
      jest,
      '--silent',
      '--maxWorkers=2',
      '--selectProjects',
      ...names,
    ]);
  const faults = await inParallel(2, [tests, ...types], (check) => check());
  const said = faults.filter((fault) => fault !== undefined);
  if (said.length > 0) throw new Problem(`${said.join('\n')}\nNothing was released.`);
}

/**
 * @param {import('../progress.cjs').Progress} progress
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<string | undefined>} what a failed check printed
 */
async function checked(progress, name, [script = '', ...args]) {
  const work = () => runNode(script, args, { cwd: root });
  const { ok, output } = await progress.step(name, work, (result) => (result.ok ? 'passed' : 'failed'));
  return ok ? undefined : output.trim();
}

/**
 * Refuses a build that has outgrown the budget in its package.json, or lacks what would have to be weighed.
 *
 * @param {string[]} names
 * @param {string | undefined} from the folder of the build, when it is not the package's own
 */
function checkBudgets(names, from) {
  const faults = packages()
    .filter(({ name }) => names.includes(name))
    .flatMap((one) => faultsOf(one, from ?? path.join(one.dir, 'dist')));
  if (faults.length > 0) throw new Problem(`${faults.join('\n')}\nNothing was released.`);
}

/** @param {import('../firstBytes.cjs').Package} one @param {string} dist */
function faultsOf(one, dist) {
  try {
    return budgetFaults(one, dist);
  } catch (error) {
    return [
      `The build of ${one.name} in ${dist} is not whole: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

module.exports = { checkBudgets, checkPackages };
