const { buildForTests } = require('../build/standalone.cjs');
const { packages } = require('../run/workspace.cjs');

/** Before tests of servers: the code of their workers, as it is now. Jest calls it once, whichever packages are tested. */
module.exports = async () => {
  for (const { dir } of packages()) await buildForTests(dir);
};
