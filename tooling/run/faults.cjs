const { checkNode } = require('./checkNode.cjs');

// Comes before any code that an old Node cannot parse.
checkNode();

const { main } = require('./faultsAll.cjs');

main(process.argv.slice(2));
