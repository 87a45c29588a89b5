const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run rollback`, `off`, `on`, `releases` and `releases:prune`. In an emergency seconds count: any build will do. */
runServerCommand('delivery', 'live', process.argv.slice(2), { isUrgent: true });
