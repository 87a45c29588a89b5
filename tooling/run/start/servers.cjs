const { randomBytes, randomUUID } = require('node:crypto');
const { networkInterfaces } = require('node:os');
const path = require('node:path');
const { endOnSignal, endWithNpm } = require('../ending.cjs');
const { dirOf } = require('../workspace.cjs');
const { noteRunning, signatureSecrets, takeDataFolder } = require('./dataFolder.cjs');
const { checkPort, freePort, untilOpen } = require('./ports.cjs');
const { Server } = require('./server.cjs');

/**
 * Takes what an instance needs, the data folder until the process ends, and fails with one line.
 *
 * @param {import('./settings.cjs').Settings} settings
 */
async function claim({ dataDir, host, port, apiPort, internalPort }) {
  // Also ends installing and building.
  endOnSignal(() => {});
  endWithNpm();
  takeDataFolder(dataDir);
  await checkPort('PORT', port, host);
  await checkPort('API_PORT', apiPort, '127.0.0.1');
  await checkPort('INTERNAL_PORT', internalPort, '127.0.0.1');
}

/**
 * @typedef {import('./server.cjs').RunningServer} RunningServer
 *
 * Runs `api` and `delivery` until the process is ended, and prints the site's address.
 *
 * @param {import('../progress.cjs').Progress} progress
 * @param {import('./settings.cjs').Settings} settings
 * @param {{ env?: Record<string, string>, others?: RunningServer[], release?: () => Promise<void> }} [more] `others` end together with
 * these; `release` makes what is delivered, as soon as `api` takes it
 * @returns {Promise<Map<string, RunningServer>>} by name
 */
async function runServers(progress, settings, { env: extra = {}, others = [], release } = {}) {
  const env = { ...(await environmentOf(settings)), ...extra };
  // In front of another server ours keeps releases, and follows no matches.
  const ofApi = settings.apiOrigin === undefined ? env : { ...env, FEED: 'none' };
  /** @type {Map<string, RunningServer>} */
  const servers = new Map();
  const start = (/** @type {string} */ name, /** @type {(message: any) => void} */ onMessage = () => {}) => {
    const script = path.join(dirOf(name), 'dist/main.js');
    servers.set(name, new Server({ name, script, env: name === 'api' ? ofApi : env, say: progress.say, onMessage }));
  };
  const stop = () => Promise.all([...servers.values(), ...others].map((server) => server.stop()));
  const failed = () => Promise.race([...servers.values()].map((server) => server.failed));

  try {
    const port = await progress.step('Start the servers', async () => {
      // It takes releases before it has filled its board, which on a new folder takes longer.
      start('api');
      /** @returns {Promise<number>} */
      const listens = () => new Promise((resolve) => start('delivery', (message) => resolve(Number(message.port))));
      // It waits for our api and for what is live; in front of another server nothing says that it is there.
      const early = settings.apiOrigin === undefined ? untilOpen(Number(env.INTERNAL_PORT)).then(listens) : undefined;
      if (release) await Promise.race([release(), failed()]);
      // Until here a signal ends all at once.
      endOnSignal(stop);
      const listening = early ?? listens();
      return Promise.race([listening, failed()]);
    });
    // Port 0 was any free one; a restarted delivery must return to the visitors' port.
    env.PORT = String(port);
    for (const server of servers.values()) server.markUp();
    const [site, ...inNetwork] = addresses(settings, port);
    // A phone reaches the one in the network.
    noteRunning(settings.dataDir, { api: env.API_ORIGIN, site: inNetwork[0] ?? site });
    console.log([`TySo: ${site}`, ...inNetwork].join('\n      '));
    return servers;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {import('./settings.cjs').Settings} settings */
async function environmentOf({ host, port, apiPort, internalPort, apiOrigin, dataDir, secrets }) {
  const ownPort = apiPort || (await freePort());
  // A restarted api must answer where delivery asks.
  const inside = internalPort || (await freePort());
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    ...process.env,
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    // A restarted api with the same id continues its replay; a new start is a new run.
    RUN_ID: randomUUID(),
    API_PORT: String(ownPort),
    API_ORIGIN: apiOrigin ?? `http://127.0.0.1:${ownPort}`,
    INTERNAL_HOST: '127.0.0.1',
    INTERNAL_PORT: String(inside),
    INTERNAL_ORIGIN: `http://127.0.0.1:${inside}`,
    // A foreign server may not report that it is ready.
    WAIT_FOR_API: apiOrigin === undefined ? 'on' : 'off',
    SIGNATURE_SECRETS: signatureSecrets(dataDir, secrets),
    // Servers of one start know each other by it; one of elsewhere has its own.
    INTERNAL_TOKEN: process.env.INTERNAL_TOKEN || randomBytes(24).toString('hex'),
  };
  return env;
}

/**
 * The site's address, and those for other machines when it listens on all addresses of this one.
 *
 * @param {Pick<import('./settings.cjs').Settings, 'host' | 'basePath'>} settings
 * @param {number} port
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {[string, ...string[]]}
 */
function addresses({ host, basePath }, port, interfaces = networkInterfaces()) {
  const at = (/** @type {string} */ name) => `http://${name}:${port}${basePath === '/' ? '' : basePath}`;
  if (host !== '0.0.0.0' && host !== '::') return [at(['127.0.0.1', '::1'].includes(host) ? 'localhost' : host)];
  const all = Object.values(interfaces).flatMap((one) => one ?? []);
  const reached = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [at('localhost'), ...reached.map(({ address }) => at(address))];
}

module.exports = { addresses, claim, runServers };
