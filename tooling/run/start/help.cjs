const { Problem } = require('./problem.cjs');

const HELP = `npm start        installs, builds, releases into the data folder and starts the site; Ctrl-C ends it
npm run serve    starts what was built last

Settings are environment variables, such as PORT=9000 npm start:

PORT, HOST    where visitors find the site (8080, 127.0.0.1)
DATA_DIR      store, secrets and copies of releases (.data)
FEED          simulator, replay, openligadb, football-data, thesports,
              api-football, several of these vendors, or none (simulator)
API_ORIGIN    another server to stand in front of; ours then keeps releases alone
PUBLIC_URL    the address visitors type, when it is another

docs/configuration.md names all of them.`;

/** @param {readonly string[]} args */
function wantsHelp(args) {
  return args.some((arg) => ['--help', '-h', 'help'].includes(arg));
}

/**
 * Refuses settings typed as arguments, which would be ignored silently.
 *
 * @param {readonly string[]} args those of `npm start` and `npm run serve`
 */
function refuseStrangers(args) {
  const stranger = args.find((arg) => arg !== '--serve');
  if (stranger === undefined) return;
  throw new Problem(
    `npm start takes no arguments, got ${stranger}: settings are environment variables (npm start -- --help)`,
  );
}

module.exports = { HELP, refuseStrangers, wantsHelp };
