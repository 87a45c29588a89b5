const { accessSync, constants, mkdirSync, readdirSync } = require('node:fs');
const { Problem } = require('./problem.cjs');

/**
 * Makes sure that the data folder is there and can be read and written.
 *
 * @param {string} folder
 */
function openDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    readdirSync(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/,.*/, '') : String(error);
    throw new Problem(
      `The data folder ${folder} cannot be used (${reason}): mend its permissions, or choose another with DATA_DIR.`,
    );
  }
}

module.exports = { openDataFolder };
