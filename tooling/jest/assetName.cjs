const path = require('node:path');

/** An imported picture or sound is its file name in tests; in a build it is an address with a content hash. */
module.exports = {
  /** @param {string} _source @param {string} file */
  process: (_source, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(path.basename(file))} };`,
  }),
};
