const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run team`. */
runServerCommand('api', 'team', process.argv.slice(2));
