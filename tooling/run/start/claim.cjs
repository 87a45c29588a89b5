const { openDataFolder } = require('./dataFolder.cjs');
const { endWithNpm } = require('./endWithNpm.cjs');
const { lockDataFolder } = require('./lock.cjs');
const { checkPort } = require('./ports.cjs');
const { ENDINGS } = require('./servers.cjs');

/**
 * Reserves what an instance needs, the data folder until the process ends, and fails with one line.
 *
 * @param {import('./settings.cjs').Settings} settings
 */
async function claim({ dataDir, host, port, apiPort, internalPort }) {
  // Also interrupts installing and building; the servers replace these handlers later.
  for (const signal of ENDINGS) process.once(signal, () => process.exit(0));
  endWithNpm();
  for (const line of openDataFolder(dataDir)) console.warn(line);
  process.once('exit', lockDataFolder(dataDir));
  await checkPort('PORT', port, host);
  await checkPort('API_PORT', apiPort, '127.0.0.1');
  await checkPort('INTERNAL_PORT', internalPort, '127.0.0.1');
}

module.exports = { claim };
