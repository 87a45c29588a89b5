const { inParallel } = require('./command.cjs');
const { reachOf, reachOfPackages } = require('./changed.cjs');
const { ensureInstalled } = require('./install.cjs');
const { onPinnedNode } = require('./onPinnedNode.cjs');
const { createProgress } = require('./progress.cjs');
const { stepsOf } = require('./rings.cjs');
const { packages } = require('./workspace.cjs');

/**
 * `npm test`, `npm run test:system` and `npm run test:long`: the steps of a ring, one after the other, checks that only read the
 * code two at a time. A failed step stops only those that need it. `npm test -- types unit` runs some steps,
 * `npm test -- mfe-ads` a package with its journeys, `npm test -- --changed` what the changes of the work tree can reach.
 *
 * @typedef {import('./checks.cjs').Outcome} Outcome
 * @typedef {import('./rings.cjs').Step} Step
 * @param {string[]} words
 * @returns {Promise<boolean>} whether nothing failed, and something ran that had to
 */
async function main(words) {
  const progress = createProgress();
  const steps = wantedSteps(words, progress);
  if (!steps) return false;
  const failure = await ensureInstalled(progress).then(() => undefined, crashed);
  if (failure) {
    console.log(`\n${failure.output}\n`);
    return summary([{ name: 'Install dependencies', ...failure }]);
  }
  const outcomes = await runAll(steps, progress);
  printDearest([...outcomes.values()]);
  const all = steps.map(({ id, name }) => ({ name, ...(outcomes.get(id) ?? NOT_RUN) }));
  return summary(all, { mayBeNone: words.includes('--changed') });
}

/** The rings that a word of the command names; without one it is `fast`. */
const RINGS = /** @type {const} */ (['system', 'long']);

const NOT_RUN = { passed: 0, failed: 0, output: '' };

/**
 * @param {string[]} words
 * @param {import('./progress.cjs').Progress} progress
 * @returns {Step[] | undefined} nothing, and a printed line, when a word is not known
 */
function wantedSteps(words, progress) {
  const ring = RINGS.find((name) => words.includes(`--${name}`)) ?? 'fast';
  const isChanged = words.includes('--changed');
  const rest = words.filter((word) => word !== `--${ring}` && word !== '--changed');
  const all = packages();
  const named = all.filter(({ name }) => rest.includes(name));
  const ids = rest.filter((word) => !named.some(({ name }) => name === word));
  const reach = isChanged ? reachOf(all) : named.length > 0 ? reachOfPackages(named) : {};
  if (reach.says) progress.say(reach.says);
  const steps = stepsOf(ring, reach, progress);
  const unknown = ids.find((id) => !steps.some((step) => step.id === id));
  if (unknown !== undefined) {
    const known = `Steps: ${steps.map(({ id }) => id).join(', ')}. Packages: ${all.map(({ name }) => name).join(', ')}`;
    console.error(`There is no step or package "${unknown}". ${known}`);
    return undefined;
  }
  if (ids.length === 0) return steps.filter(({ isOnlyNamed }) => !isOnlyNamed);
  const needed = steps.filter(({ id }) => ids.includes(id)).flatMap(({ needs }) => needs ?? []);
  return steps.filter(({ id }) => ids.includes(id) || needed.includes(id));
}

/**
 * @param {Step[]} steps
 * @param {import('./progress.cjs').Progress} progress
 */
async function runAll(steps, progress) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const runOne = async (/** @type {Step} */ step) => {
    const isInVain = step.needs !== undefined && (outcomes.get(step.needs)?.failed ?? 0) > 0;
    if (isInVain) progress.say(`${step.name}: not run, because ${step.needs} failed`);
    else outcomes.set(step.id, await runStep(progress, step));
  };
  const reading = steps.filter(({ isReading }) => isReading);
  await inParallel(2, reading, runOne);
  for (const step of steps) if (!step.isReading) await runOne(step);
  return outcomes;
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

const DEAREST = 10;

/** @param {Outcome[]} outcomes */
function printDearest(outcomes) {
  const files = outcomes.flatMap(({ files: of = [] }) => of).sort((a, b) => b.seconds - a.seconds);
  if (files.length > 0) console.log('\nThe dearest files, by the clock:');
  for (const { name, seconds } of files.slice(0, DEAREST)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** @param {unknown} error @returns {Outcome} */
function crashed(error) {
  return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
}

/**
 * @param {(Outcome & { name: string })[]} outcomes
 * @param {{ mayBeNone?: boolean }} [options] `mayBeNone`: a change may reach no test
 */
function summary(outcomes, { mayBeNone = false } = {}) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const names = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name);
  if (names.length > 0) console.log(`\nFailed: ${names.join(', ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && (passed > 0 || mayBeNone);
}

onPinnedNode(async () => {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
});
