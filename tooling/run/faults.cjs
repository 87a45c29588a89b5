const { checkNode } = require('./checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const { main } = require('./faultsAll.cjs');

main(process.argv.slice(2));
