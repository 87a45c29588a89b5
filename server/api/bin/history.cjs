const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run history`. */
runServerCommand('api', 'history', process.argv.slice(2));
