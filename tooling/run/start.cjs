const { onPinnedNode } = require('./onPinnedNode.cjs');

onPinnedNode(() => require('./start/main.cjs').main(process.argv.slice(2)));
