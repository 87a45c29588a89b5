const { checkNode } = require('../../../tooling/run/checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run feed`. */
runServerCommand('api', 'feed', process.argv.slice(2));
