const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run release-key`: whose key may release what. */
runServerCommand('delivery', 'key', process.argv.slice(2), { isUrgent: true });
