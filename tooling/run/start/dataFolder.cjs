const { accessSync, constants, existsSync, mkdirSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { Problem } = require('./problem.cjs');

/**
 * Makes sure that the data folder is there and can be read and written.
 *
 * @param {string} folder
 */
function openDataFolder(folder) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    readdirSync(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/,.*/, '') : String(error);
    throw new Problem(
      `The data folder ${folder} cannot be used (${reason}): mend its permissions, or choose another with DATA_DIR.`,
    );
  }
}

/**
 * Level by level: Node's own `recursive` never ends where a file system refuses new folders with ENOENT, as /proc does.
 *
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

module.exports = { openDataFolder };
