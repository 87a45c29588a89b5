const { readdirSync, rmSync } = require('node:fs');
const path = require('node:path');
const { spawnSync } = require('node:child_process');
const { buildAll } = require('./build.cjs');
const { ensureInstalled } = require('./install.cjs');
const { createProgress } = require('./progress.cjs');
const { commandOf, dirOf, root } = require('./workspace.cjs');

const SERVERS = ['api', 'delivery', 'feeds'].map((server) => path.join(dirOf(server), 'bench'));
const BROWSER = path.join(dirOf('e2e'), 'bench');
const ONLY_TABLE = '--only-table';

/** @typedef {{ name: string, run: () => boolean }} Benchmark */

/**
 * `npm run bench`: all benchmarks in turn, on the production build; `npm run bench:<name>`: one of them. Each prints
 * its table; all together write `bench/results.json` and its pages. `npm run bench -- --only-table` writes those from
 * earlier whole runs. Ends with 1 when a budget is missed.
 *
 * @param {string[]} args names, all when empty
 */
async function main(args) {
  const names = args.filter((arg) => arg !== ONLY_TABLE);
  const known = [...serverBenchmarks(), ...browserBenchmarks()];
  const unknown = names.filter((name) => !known.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0)
    return fail(`No benchmark ${unknown.join(', ')}; there are ${known.map(({ name }) => name).join(', ')}`);
  if (args.includes(ONLY_TABLE)) return write(known);
  const progress = createProgress();
  try {
    await ensureInstalled(progress);
    await buildAll(progress);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const chosen = known.filter(({ name }) => names.length === 0 || names.includes(name));
  const { isTrial } = await import('../bench/report.mjs');
  // A benchmark that crashes must not leave old results.
  if (!isTrial()) for (const { name } of chosen) rmSync(partFile(name), { force: true });
  const outcomes = chosen.map(({ name, run }) => ({ name, ok: run() }));
  say(outcomes);
  if (names.length === 0 && !isTrial()) await write(known);
}

/** @param {Benchmark[]} known */
async function write(known) {
  const { writeResults } = await import('../bench/results.mjs');
  try {
    const absent = writeResults(known.map(({ name }) => name));
    console.log('bench/results.json, README.md and docs/benchmarks.md are rewritten');
    if (absent.length > 0) console.log(`Without figures of a whole run: ${absent.join(', ')}`);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** @param {{ name: string, ok: boolean }[]} outcomes */
function say(outcomes) {
  for (const { name, ok } of outcomes) console.log(`${ok ? 'holds ' : 'FAILED'}  ${name}`);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
}

/** Scripts `server/<api, delivery or feeds>/bench/<name>.bench.mjs`. @returns {Benchmark[]} */
function serverBenchmarks() {
  return SERVERS.flatMap((folder) => endingWith(folder, '.bench.mjs')).map((file) => ({
    name: path.basename(file, '.bench.mjs'),
    run: () => run([file], root),
  }));
}

/** Files `e2e/bench/<name>.bench.ts`, or folders of that name with some. @returns {Benchmark[]} */
function browserBenchmarks() {
  const files = endingWith(BROWSER, '.bench.ts').map((file) => path.relative(BROWSER, file).split(path.sep)[0] ?? '');
  const names = [...new Set(files.map((name) => name.replace('.bench.ts', '')))];
  const playwright = () => commandOf('@playwright/test', 'playwright', dirOf('e2e'));
  return names.map((name) => ({
    name,
    run: () => run([playwright(), 'test', '--config', 'bench', `bench/${name}[./]`], dirOf('e2e')),
  }));
}

/** @param {string} folder @param {string} ending @returns {string[]} */
function endingWith(folder, ending) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files.filter((file) => file.endsWith(ending)).map((file) => path.join(folder, file));
}

/** @param {string[]} args @param {string} cwd */
function run(args, cwd) {
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status === 0;
}

/** @param {string} name */
function partFile(name) {
  return path.join(root, 'bench/parts', `${name}.json`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

module.exports = { main };
