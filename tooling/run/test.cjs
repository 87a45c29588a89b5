const { checkNode } = require('./checkNode.cjs');

// Comes before any code that an old Node cannot parse.
checkNode();

const { main } = require('./testAll.cjs');

main(process.argv.slice(2)).then((ok) => {
  process.exitCode = ok ? 0 : 1;
});
