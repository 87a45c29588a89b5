const { checkNode } = require('./checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const args = process.argv.slice(2);
if (args[0] === '--alone') require('./dev/alone.cjs').main(args.slice(1));
else require('./dev/main.cjs').main();
