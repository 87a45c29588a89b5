const { checkNode } = require('../../../tooling/run/checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run ads:report`. */
runServerCommand('api', 'adsReport', process.argv.slice(2));
