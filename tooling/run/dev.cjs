const { checkNode } = require('./checkNode.cjs');

// Comes before any code that an old Node cannot parse.
checkNode();

const args = process.argv.slice(2);
if (args[0] === '--alone') require('./dev/alone.cjs').main(args.slice(1));
else require('./dev/main.cjs').main();
