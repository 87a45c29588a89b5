const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { ensureInstalled } = require('../install.cjs');
const { createProgress } = require('../progress.cjs');
const { dirOf, root } = require('../workspace.cjs');
const { dataFolderOf } = require('./dataFolderOf.cjs');
const { wantsHelp } = require('./help.cjs');
const { outliveReader } = require('./outliveReader.cjs');
const { Problem, fail } = require('./problem.cjs');

const COMMAND = path.join(dirOf('delivery'), 'dist/bin/live.js');
const WHERE = '--data <folder>    the data folder, in place of DATA_DIR';

/** What each verb of `delivery`'s command does, in the words of `npm run`. */
const HELP = {
  rollback: `npm run rollback -- <name> [--to <release>] [--reason <text>]    makes a former release live again, the one before unless told

names: shell, mfe-scores, mfe-articles, mfe-ads; npm run releases lists what there is
${WHERE}`,
  off: `npm run off -- <remote> [--reason <text>]    visitors get nothing of a remote from their next page on

remotes: mfe-scores, mfe-articles, mfe-ads; npm run on -- <remote> brings it back
${WHERE}`,
  on: `npm run on -- <remote> [--reason <text>]    brings back a remote that was switched off

remotes: mfe-scores, mfe-articles, mfe-ads
${WHERE}`,
  list: `npm run releases [-- <name>...]    what was released, with age, size on the wire and contract, and what is live

${WHERE}`,
  prune: `npm run releases:prune [-- --keep <n>] [--dry-run]    removes old releases; of each name the newest 10 stay, and what is live or previous

--keep <n>         more than 10
--dry-run          only says what it would remove
${WHERE}`,
};

/**
 * `npm run rollback`, `off`, `on`, `releases` and `releases:prune`. In an emergency seconds count: `delivery` is built only
 * when there is no build at all.
 *
 * @param {string[]} args verb first
 */
async function main([verb = '', ...args]) {
  outliveReader();
  const help = Object.entries(HELP).find(([name]) => name === verb)?.[1];
  if (help !== undefined && wantsHelp(args)) return console.log(help);
  try {
    if (!existsSync(COMMAND)) await build();
    const env = { ...process.env, DATA_DIR: dataFolderOf(args, process.env) };
    const own = withoutData(args);
    process.exitCode =
      spawnSync(process.execPath, [COMMAND, verb, ...own], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
  } catch (error) {
    fail(error);
  }
}

/** @param {string[]} args those but `--data`, which has become `DATA_DIR` */
function withoutData(args) {
  const at = args.indexOf('--data');
  return args.filter((arg, index) => !arg.startsWith('--data=') && (at < 0 || (index !== at && index !== at + 1)));
}

async function build() {
  const progress = createProgress();
  await ensureInstalled(progress);
  await buildAll(progress, (name) => name === 'delivery').catch((error) => {
    throw new Problem(error.message);
  });
}

module.exports = { main };
