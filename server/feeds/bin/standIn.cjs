const { checkNode } = require('../../../tooling/run/checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run stand-in -- thesports`. */
runServerCommand('feeds', 'standIn', process.argv.slice(2));
