const { onPinnedNode } = require('./onPinnedNode.cjs');

onPinnedNode(() => {
  const args = process.argv.slice(2);
  if (args[0] === '--alone') return require('./dev/alone.cjs').main(args.slice(1));
  return require('./dev/main.cjs').main();
});
