const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run backup`. */
runServerCommand('api', 'backup', process.argv.slice(2));
