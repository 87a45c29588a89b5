const { checkNode } = require('./checkNode.cjs');

// Comes before any code that an old Node cannot parse.
checkNode();

const { main } = require('./benchAll.cjs');

main(process.argv.slice(2));
