const { checkNode } = require('../../../tooling/run/checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run content`. */
runServerCommand('api', 'content', process.argv.slice(2));
