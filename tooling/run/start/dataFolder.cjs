const { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } = require('node:fs');
const path = require('node:path');
const { Problem } = require('./problem.cjs');

/** Folders that releases are written to. */
const FOLDERS = ['site', 'history'];

/**
 * Makes sure that the data folder exists and can be read and written.
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
  for (const inside of FOLDERS.map((name) => path.join(folder, name))) {
    if (statSync(inside, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new Problem(`${inside} is a file, and has to be a folder: remove it.`);
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
