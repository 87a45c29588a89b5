const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run ads:report`. */
runServerCommand('api', 'adsReport', process.argv.slice(2));
