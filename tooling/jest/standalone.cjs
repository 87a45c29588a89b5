const { build } = require('esbuild');
const { standaloneOptions } = require('../build/standalone.cjs');

/**
 * Before tests of a server: the code of its workers, as it is now.
 *
 * @param {unknown} _
 * @param {{ rootDir: string }} project
 */
module.exports = async (_, { rootDir }) => {
  const options = standaloneOptions(rootDir);
  if (options) await build(options);
};
