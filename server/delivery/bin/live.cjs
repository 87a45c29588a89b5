const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run rollback`, `off`, `on` and `releases`. In an emergency seconds count: any build will do. */
runServerCommand('delivery', 'live', process.argv.slice(2), { isUrgent: true });
