const { existsSync } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { runNode } = require('./command.cjs');
const { ensureInstalled } = require('./install.cjs');
const { onPinnedNode } = require('./onPinnedNode.cjs');
const { createProgress } = require('./progress.cjs');
const { Problem, fail } = require('./start/problem.cjs');
const { claim, runServers } = require('./start/servers.cjs');
const { readSettings } = require('./start/settings.cjs');
const { dirOf, root } = require('./workspace.cjs');

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

/**
 * `npm start`, and with `--serve` `npm run serve`: from a fresh checkout to a page in the browser. What this process itself needs is
 * checked first, before anything is installed or built.
 *
 * @param {string[]} args
 */
async function main(args) {
  if (args.some((arg) => ['--help', '-h', 'help'].includes(arg))) return console.log(HELP);
  const isServing = args.includes('--serve');
  const unknown = args.find((arg) => arg !== '--serve');
  try {
    if (unknown !== undefined) {
      throw new Problem(
        `npm start takes no arguments, got ${unknown}: settings are environment variables (npm start -- --help)`,
      );
    }
    const settings = readSettings(process.env);
    await claim(settings);
    const progress = createProgress();
    if (!isServing) {
      await ensureInstalled(progress);
      await buildAll(progress);
    } else if (!['api', 'delivery'].every((name) => existsSync(path.join(dirOf(name), 'dist/main.js')))) {
      throw new Problem('There is no build yet: run `npm start` once, which makes it.');
    }
    await runServers(progress, settings, { release: () => releaseAll(progress, settings.dataDir, isServing) });
  } catch (error) {
    fail(error);
  }
}

/**
 * Makes live what changed in the code since the last start, through the `api` that is starting on the data folder.
 *
 * @param {import('./progress.cjs').Progress} progress
 * @param {string} dataDir
 * @param {boolean} onlyMissing whether a live release stays, even when its build is newer
 */
async function releaseAll(progress, dataDir, onlyMissing) {
  const command = path.join(dirOf('delivery'), 'dist/bin/live.js');
  const args = ['release', '--all', '--data', dataDir, '--reason', 'npm start', '--started'];
  // `npm test` is what checks these builds.
  args.push('--unchecked', 'npm start builds, and checks nothing', ...(onlyMissing ? ['--missing'] : []));
  const env = { INTERNAL_ORIGIN: '', RELEASE_TOKEN: '', npm_lifecycle_event: '' };
  const { ok, output } = await runNode(command, args, { cwd: root, env });
  if (!ok) throw new Problem(output.trim());
  for (const line of output.split('\n').filter((one) => / is live$| stays withdrawn, |^What is live stays /.test(one)))
    progress.say(line);
}

onPinnedNode(() => main(process.argv.slice(2)));
