const { checkNode } = require('./checkNode.cjs');

// Before anything that an old Node cannot even read.
checkNode();

const { main } = require('./testAll.cjs');

main(process.argv.slice(2)).then((ok) => {
  process.exitCode = ok ? 0 : 1;
});
