const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { constants } = require('node:os');
const path = require('node:path');
const { buildAll } = require('../run/build.cjs');
const { ensureInstalled } = require('../run/install.cjs');
const { onPinnedNode } = require('../run/onPinnedNode.cjs');
const { createProgress } = require('../run/progress.cjs');
const { root } = require('../run/workspace.cjs');
const { mutated, pageOf, summaryOf } = require('./page.cjs');
const { searchesFor } = require('./searches.cjs');

/**
 * `npm run test:mutants` puts one small fault after the other into the code, and says which test finds it; it ends with 1 when none
 * does. `npm run test:mutants -- added-time` tries that one, and leaves the other rows of `results.md` as they are.
 *
 * @typedef {import('./page.cjs').Mutant} Mutant
 * @typedef {import('./page.cjs').Finder} Finder
 */

const PAGE = path.join(root, 'tooling/mutants/results.md');

/** @type {readonly Mutant[]} */
const MUTANTS = JSON.parse(readFileSync(path.join(__dirname, 'mutants.json'), 'utf8'));

/** Takes the fault out again that is in the code now. @type {(() => void) | undefined} */
let restore;

/** @param {string[]} ids none for all */
async function main(ids) {
  process.on('exit', () => restore?.());
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  const progress = createProgress();
  const chosen = chosenOf(ids);
  refuseChanged(chosen);
  await ensureInstalled(progress);
  /** @type {Map<string, Finder | undefined>} */
  const found = new Map();
  for (const mutant of chosen) {
    const begun = Date.now();
    const finder = await finderOf(mutant, progress).catch((error) => void console.error(error));
    found.set(mutant.id, finder);
    writeFileSync(PAGE, pageOf(MUTANTS, found, existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''));
    const said = finder ? `ring ${finder.ring}, ${finder.test}` : `NOTHING finds it: ${mutant.suffers}`;
    progress.say(`${mutant.id}: ${said} (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
  }
  console.log(summaryOf([...found.values()]));
  process.exitCode = [...found.values()].every(Boolean) ? 0 : 1;
}

/** @param {string[]} ids */
function chosenOf(ids) {
  const unknown = ids.find((id) => !MUTANTS.some((mutant) => mutant.id === id));
  if (unknown === undefined) return MUTANTS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  throw new Error(`There is no mutant "${unknown}". There are: ${MUTANTS.map(({ id }) => id).join(', ')}`);
}

/** What is not committed would be lost if the machine went down. @param {readonly Mutant[]} mutants */
function refuseChanged(mutants) {
  const files = mutants.map(({ file }) => file);
  const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { cwd: root, encoding: 'utf8' });
  if (changed !== '') throw new Error(`Expected no changes in the files that get a fault, got:\n${changed}`);
}

/**
 * @param {Mutant} mutant
 * @param {import('../run/progress.cjs').Progress} progress
 * @returns {Promise<Finder | undefined>} a test that fails twice with the fault, and passes without it
 */
async function finderOf(mutant, progress) {
  for (const { ring, tests, needsBuild, run } of await searchesFor(mutant)) {
    const failure = await withFault(mutant, async () => {
      if (needsBuild) await buildAll(progress);
      const first = await run(tests);
      if (!first || (await first.failsAgain())) return first;
      progress.say(`${mutant.id}: this failed only once: ${first.test}`);
      return undefined;
    });
    if (needsBuild) await buildAll(progress);
    if (!failure) continue;
    if (!(await failure.failsAgain())) return { ring, test: failure.test };
    progress.say(`${mutant.id}: without the fault this fails, too: ${failure.test}`);
  }
  return undefined;
}

/**
 * @template T
 * @param {Mutant} mutant
 * @param {() => Promise<T>} work
 */
async function withFault(mutant, work) {
  const file = path.join(root, mutant.file);
  const text = readFileSync(file, 'utf8');
  restore = () => writeFileSync(file, text);
  writeFileSync(file, mutated(text, mutant));
  try {
    return await work();
  } finally {
    restore();
    restore = undefined;
  }
}

onPinnedNode(() => main(process.argv.slice(2))).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
