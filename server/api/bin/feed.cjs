const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run feed`. */
runServerCommand('api', 'feed', process.argv.slice(2));
