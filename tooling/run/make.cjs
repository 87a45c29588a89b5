const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { inParallel, runNode } = require('./command.cjs');
const { budgetFaults } = require('../build/budgetFaults.cjs');
const { createProgress } = require('./progress.cjs');
const { outliveReader } = require('./ending.cjs');
const { GATE_FILES } = require('./tests.cjs');
const { Problem, fail } = require('./start/problem.cjs');
const { commandOf, dirOf, packages, root } = require('./workspace.cjs');

/**
 * `node tooling/run/make.cjs --build <name>...` builds these packages; with `--check` it weighs, type-checks and tests
 * them, and for `<name>=<folder>`, a build made elsewhere, it checks only the weight. Ends with 0 when all is well.
 *
 * @param {string[]} args
 */
async function main([mode, ...orders]) {
  outliveReader();
  // So that what runs here ends, too. It was not checked to the end: not 0.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const made = orders.filter((order) => !order.includes('='));
  const folders = new Map(orders.map((order) => [order.split('=')[0] ?? '', /=(.*)/s.exec(order)?.[1]]));
  const progress = createProgress();
  try {
    if (mode === '--build') await build(progress, made);
    else {
      checkBudgets(folders);
      if (made.length > 0) await checkPackages(progress, made);
    }
  } catch (error) {
    fail(error);
  }
}

/** @param {import('./progress.cjs').Progress} progress @param {string[]} names */
async function build(progress, names) {
  await buildAll(progress, (name) => names.includes(name)).catch((error) => {
    throw new Problem(error.message);
  });
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
  return ok ? undefined : saidOnce(output);
}

/** Of many files jest repeats at the end what failed. @param {string} output */
function saidOnce(output) {
  return (output.split(/Summary of all failing tests.*\n/).at(-1) ?? '').trim();
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

/** @param {import('../build/budgetFaults.cjs').Package} one @param {string} dist */
function faultsOf(one, dist) {
  try {
    return budgetFaults(one, dist);
  } catch (error) {
    return [
      `The build of ${one.name} in ${dist} is not whole: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

if (require.main === module) main(process.argv.slice(2));

module.exports = { saidOnce };
