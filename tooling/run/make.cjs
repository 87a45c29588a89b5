const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { inParallel, runNode } = require('./command.cjs');
const { budgetFaults } = require('./bundleBudget.cjs');
const { createProgress } = require('./progress.cjs');
const { outliveReader } = require('./start/outliveReader.cjs');
const { GATE_FILES } = require('./tests.cjs');
const { Problem, fail } = require('./start/problem.cjs');
const { commandOf, dirOf, packages, root } = require('./workspace.cjs');

/**
 * `node tooling/run/make.cjs <name>...`: builds, weighs, type-checks and tests these packages, and ends with 0 when all
 * is well. For `<name>=<folder>`, a build made elsewhere, it checks only the weight. `--only-build <name>...` builds and
 * checks nothing.
 *
 * @param {string[]} args
 */
async function main([first = '', ...rest]) {
  outliveReader();
  const isOnlyBuilt = first === '--only-build';
  const orders = isOnlyBuilt ? rest : [first, ...rest];
  const made = orders.filter((order) => !order.includes('='));
  const folders = new Map(orders.map((order) => [order.split('=')[0] ?? '', /=(.*)/s.exec(order)?.[1]]));
  const progress = createProgress();
  try {
    await buildAll(progress, (name) => made.includes(name)).catch((error) => {
      throw new Problem(error.message);
    });
    if (isOnlyBuilt) return;
    checkBudgets(folders);
    if (made.length > 0) await checkPackages(progress, made);
  } catch (error) {
    fail(error);
  }
}

/**
 * Checks the types of the next releases, two at a time, and then runs their unit tests, which takes far longer.
 *
 * @param {import('./progress.cjs').Progress} progress
 * @param {string[]} names
 */
async function checkPackages(progress, names) {
  const types = names.map(
    (name) => () => checked(progress, `Types of ${name}`, [commandOf('typescript-7', 'tsc'), '--project', dirOf(name)]),
  );
  const jest = commandOf('jest');
  const tests = () =>
    checked(progress, `Tests of ${names.join(', ')}`, [
      jest,
      '--silent',
      '--maxWorkers=2',
      ...GATE_FILES,
      '--selectProjects',
      ...names,
    ]);
  for (const checks of [types, [tests]]) {
    const faults = await inParallel(2, checks, (check) => check());
    const said = faults.filter((fault) => fault !== undefined);
    if (said.length > 0) throw new Problem(said.join('\n'));
  }
}

/**
 * @param {import('./progress.cjs').Progress} progress
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<string | undefined>} the output of a failed check
 */
async function checked(progress, name, [script = '', ...args]) {
  const work = () => runNode(script, args, { cwd: root });
  const { ok, output } = await progress.step(name, work, (result) => (result.ok ? 'passed' : 'failed'));
  return ok ? undefined : output.trim();
}

/**
 * Refuses a build that exceeds the budget in its package.json, or lacks the files to weigh.
 *
 * @param {ReadonlyMap<string, string | undefined>} folders of the builds by name, where they are not the packages' own
 */
function checkBudgets(folders) {
  const faults = packages()
    .filter(({ name }) => folders.has(name))
    .flatMap((one) => faultsOf(one, folders.get(one.name) ?? path.join(one.dir, 'dist')));
  if (faults.length > 0) throw new Problem(faults.join('\n'));
}

/** @param {import('./bundleBudget.cjs').Package} one @param {string} dist */
function faultsOf(one, dist) {
  try {
    return budgetFaults(one, dist);
  } catch (error) {
    return [
      `The build of ${one.name} in ${dist} is not whole: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

main(process.argv.slice(2));
