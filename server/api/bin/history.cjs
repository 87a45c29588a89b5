const { checkNode } = require('../../../tooling/run/checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run history`. */
runServerCommand('api', 'history', process.argv.slice(2));
