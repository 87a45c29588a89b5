const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { dirOf, root } = require('../workspace.cjs');
const { dataFolderOf } = require('./dataFolderOf.cjs');
const { wantsHelp } = require('./help.cjs');
const { outliveReader } = require('./outliveReader.cjs');
const { Problem, fail } = require('./problem.cjs');
const { checkBudgets, checkPackages } = require('./releaseChecks.cjs');

const RELEASABLE = ['shell', 'mfe-scores', 'mfe-articles', 'mfe-ads'];

const HELP = `npm run release -- <name>... [--reason <text>]      builds, checks, tries in a browser and makes live, also while the site runs
npm run release -- --all                           all of them

names: ${RELEASABLE.join(', ')}

--dry-run          all of it but the last step: nothing goes live
--from <folder>    takes a finished build of one name; types and tests are those of wherever it was built
--missing          only what is not live yet
--data <folder>    the data folder, in place of DATA_DIR
--no-smoke         goes live untried, for a machine without a browser; --reason has to say why

It is tried in front of the api of the running site, or of the one that API_ORIGIN names, or of a small stand-in.`;

/** Most are those of `delivery`'s command, which is not built yet when they are read. */
const OPTIONS = /** @type {const} */ ({
  all: { type: 'boolean' },
  from: { type: 'string' },
  data: { type: 'string' },
  reason: { type: 'string' },
  missing: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'no-smoke': { type: 'boolean' },
});

/**
 * `npm run release -- <remote|shell>`: builds that package and makes it live in the data folder, also while an
 * instance runs there: visitors get it with their next page. Before, it is typed, tested, weighed and tried in a browser.
 *
 * @param {string[]} args such as `mfe-ads --reason "new banners"`
 */
async function main(args) {
  outliveReader();
  if (wantsHelp(args)) return console.log(HELP);
  try {
    const { names, from, isTried, passedOn } = readArgs(args);
    const dataDir = dataFolderOf(args, process.env);
    const progress = createProgress();
    await ensureInstalled(progress);
    const toBuild = from === undefined ? [...names, 'delivery'] : ['delivery'];
    await buildAll(progress, (candidate) => toBuild.includes(candidate)).catch((error) => {
      throw new Problem(error.message);
    });
    checkBudgets(names, from);
    if (from === undefined) await checkPackages(progress, names);
    const tries = isTried ? ['--try', path.join(__dirname, 'smoke.cjs')] : [];
    progress.say(isTried ? 'Try it in a browser, as it will be' : 'Not tried in a browser');
    process.exitCode = runRelease([...passedOn, ...tries, '--data', dataDir], dataDir);
    progress.say(process.exitCode === 0 ? 'Done' : 'Failed, as said above');
  } catch (error) {
    fail(error);
  }
}

/**
 * @param {string[]} args
 * @param {string} dataDir
 */
function runRelease(args, dataDir) {
  const command = path.join(dirOf('delivery'), 'dist/bin/release.js');
  // `smoke.cjs` asks the api of the site that runs on this folder.
  const env = { ...process.env, DATA_DIR: dataDir };
  return spawnSync(process.execPath, [command, ...args], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

/**
 * @param {string[]} args
 * @returns {{ names: string[], from: string | undefined, isTried: boolean, passedOn: string[] }} `passedOn` are those that
 *   `delivery`'s command knows; folders are those of where the command was typed
 */
function readArgs(args) {
  const { values, positionals } = parsed(args);
  const names = values.all ? RELEASABLE : positionals;
  if (names.length === 0) throw new Problem('What shall be released? npm run release -- mfe-ads');
  const stranger = names.find((name) => !RELEASABLE.includes(name));
  if (stranger) throw new Problem(`There is no ${stranger}. Names: ${RELEASABLE.join(', ')}.`);
  if (values['no-smoke'] && !values.reason) throw new Problem('--no-smoke: expected --reason with it, which says why.');
  const from = values.from && path.resolve(process.env.INIT_CWD || process.cwd(), values.from);
  const passedOn = [
    ...positionals,
    ...(values.all ? ['--all'] : []),
    ...(values.missing ? ['--missing'] : []),
    ...(values['dry-run'] ? ['--dry-run'] : []),
    ...(from ? ['--from', from] : []),
    ...(values.reason ? ['--reason', values['no-smoke'] ? `${values.reason} (not tried)` : values.reason] : []),
  ];
  return { names, from, isTried: !values['no-smoke'], passedOn };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

module.exports = { main, readArgs };
