const path = require('node:path');

// By its path: the name leads here.
const folder = path.dirname(require.resolve('fast-check/package.json'));
/** @type {typeof import('fast-check')} */
const fc = require(path.join(folder, 'lib/cjs/fast-check.js'));

/**
 * fast-check as our tests import it (`moduleNameMapper` in the preset): the same cases in each run, so that a run fails for what was
 * changed. `npm run test:long` draws new ones; what fails names its seed.
 */
if (process.env.TEST_RING !== 'long') fc.configureGlobal({ seed: 20_261_128 });

module.exports = fc;
