const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** Renders the live pages of releases on the server: what the trial of a release does first. */
runServerCommand('delivery', 'tryRendering', process.argv.slice(2));
