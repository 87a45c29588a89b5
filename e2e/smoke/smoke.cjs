const { existsSync } = require('node:fs');
const path = require('node:path');
const { keptSecrets, runningApi } = require('../../tooling/run/start/dataFolder.cjs');
const { runToEnd } = require('../../tooling/run/ending.cjs');
const { commandOf } = require('../../tooling/run/workspace.cjs');

const E2E = path.join(__dirname, '..');

/**
 * `node smoke.cjs <data folder as it will be> <data folder> <names>`: ends with 0 when a browser rendered what is new in the first. It is
 * in front of the `api` that runs on the second, where one does.
 *
 * @param {string[]} args
 */
async function main([staged = '', dataDir = '', ...names]) {
  if (!existsSync(path.join(E2E, 'node_modules/@playwright/test'))) {
    console.error(
      "There is no browser here: install the dependencies of e2e, or release with --unchecked 'no browser here'.",
    );
    process.exit(1);
  }
  const api = await runningApi(dataDir, process.env.API_ORIGIN);
  console.log('Try it in a browser, as it will be');
  console.log(
    api
      ? `  With the matches and articles of the running site (${api}), and an advert of the trial's own in each place`
      : "  The site does not run: with one match, one article and an advert in each place, all the trial's own",
  );
  Object.assign(process.env, {
    SMOKE_DATA: path.resolve(staged),
    SMOKE_NAMES: names.join(' '),
    SMOKE_API: api ?? '',
    SMOKE_SECRETS: keptSecrets(dataDir, process.env.SIGNATURE_SECRETS) ?? '',
  });
  const command = commandOf('@playwright/test', 'playwright', E2E);
  process.chdir(E2E);
  process.exit(await runToEnd(process.execPath, [command, 'test', '--config', 'smoke']));
}

main(process.argv.slice(2));
