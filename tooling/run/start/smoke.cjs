const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { commandOf, root } = require('../workspace.cjs');
const { runningApi } = require('./running.cjs');
const { keptSecrets } = require('./secrets.cjs');

/**
 * `node smoke.cjs <data folder as it will be> <names>`: ends with 0 when a browser drew what is new there. It is in front of the
 * `api` that runs on `DATA_DIR`, where one does.
 *
 * @param {string[]} args
 */
async function main([staged = '', ...names]) {
  const dir = path.join(root, 'e2e');
  if (!existsSync(path.join(dir, 'node_modules/@playwright/test'))) {
    console.error(
      'There is no browser here: install the dependencies of e2e, or release with --no-smoke and a --reason.',
    );
    process.exit(1);
  }
  const dataDir = process.env.DATA_DIR ?? '';
  const api = await runningApi(dataDir, process.env.API_ORIGIN);
  console.log(
    api ? `  In front of the api at ${api}` : '  No api runs: in front of a stand-in with one match and one article',
  );
  const env = {
    ...process.env,
    SMOKE_DATA: path.resolve(staged),
    SMOKE_NAMES: names.join(' '),
    SMOKE_API: api ?? '',
    SMOKE_SECRETS: keptSecrets(dataDir, process.env.SIGNATURE_SECRETS) ?? '',
  };
  const command = commandOf('@playwright/test', 'playwright', dir);
  const { status } = spawnSync(process.execPath, [command, 'test', '--config', 'smoke'], {
    cwd: dir,
    env,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

main(process.argv.slice(2));
