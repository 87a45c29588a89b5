const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { root } = require('../workspace.cjs');
const { wantsHelp } = require('./help.cjs');
const { Problem, fail } = require('./problem.cjs');
const { readSettings } = require('./settings.cjs');

const RELEASABLE = ['shell', 'mfe-scores', 'mfe-articles', 'mfe-ads'];

const HELP = `npm run release -- <name>... [--from <folder>] [--reason <text>]    builds and makes live, also while the site runs
npm run release -- --all [--missing]                                all of them, or only those that are not live yet

names: ${RELEASABLE.join(', ')}; --from takes a finished build`;

/** Those of `delivery`'s command, which is not built yet when they are read. */
const OPTIONS = /** @type {const} */ ({
  all: { type: 'boolean' },
  from: { type: 'string' },
  data: { type: 'string' },
  reason: { type: 'string' },
  missing: { type: 'boolean' },
});

/**
 * `npm run release -- <remote|shell>`: builds that package and makes it live in the data folder, also while an
 * instance runs there: visitors get it with their next page.
 *
 * @param {string[]} args those of `delivery`'s command, such as `mfe-ads --reason "new banners"`
 */
async function main(args) {
  if (wantsHelp(args)) return console.log(HELP);
  try {
    const { dataDir } = readSettings(process.env);
    const { names, isBuilt } = readArgs(args);
    const progress = createProgress();
    await ensureInstalled(progress);
    const ready = isBuilt ? ['delivery'] : ['delivery', ...names];
    await buildAll(progress, (candidate) => ready.includes(candidate)).catch((error) => {
      throw new Problem(error.message);
    });
    const command = path.join(root, 'delivery/dist/bin/release.js');
    const { status } = spawnSync(process.execPath, [command, ...args, '--data', dataDir], {
      cwd: root,
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  } catch (error) {
    fail(error);
  }
}

/**
 * Only what has to be built; the command itself judges the rest.
 *
 * @param {string[]} args
 * @returns {{ names: string[], isBuilt: boolean }} a build given by `--from` is taken as it is
 */
function readArgs(args) {
  const { values, positionals } = parsed(args);
  const names = values.all ? RELEASABLE : positionals;
  if (names.length === 0) throw new Problem('What shall be released? npm run release -- mfe-ads');
  return { names, isBuilt: values.from !== undefined };
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
