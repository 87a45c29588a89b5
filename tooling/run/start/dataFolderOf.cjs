const path = require('node:path');
const { root } = require('../workspace.cjs');

/**
 * The data folder of a command: the one that `--data` names wins over `DATA_DIR`, for whoever types it means it. Relative folders
 * begin where the command was typed.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function dataFolderOf(args, env) {
  const at = args.findIndex((arg) => arg === '--data' || arg.startsWith('--data='));
  const typed = at < 0 ? undefined : (/^--data=(.*)$/.exec(args[at] ?? '')?.[1] ?? args[at + 1]);
  const given = typed ?? (env.DATA_DIR?.trim() || undefined);
  return given === undefined ? path.join(root, '.data') : path.resolve(env.INIT_CWD || process.cwd(), given);
}

module.exports = { dataFolderOf };
