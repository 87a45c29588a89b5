const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run content`. */
runServerCommand('api', 'content', process.argv.slice(2));
