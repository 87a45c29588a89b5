const { checkNode } = require('./checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const { main } = require('./start/releasesTool.cjs');

main(process.argv.slice(2));
