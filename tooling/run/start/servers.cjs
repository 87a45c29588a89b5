const { randomBytes, randomUUID } = require('node:crypto');
const { networkInterfaces } = require('node:os');
const path = require('node:path');
const { dirOf } = require('../workspace.cjs');
const { freePort, untilOpen } = require('./ports.cjs');
const { noteRunning } = require('./running.cjs');
const { Server } = require('./server.cjs');
const { signatureSecrets } = require('./secrets.cjs');

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
  const start = (/** @type {string} */ name, /** @type {(message: unknown) => void} */ onMessage = () => {}) => {
    const script = path.join(dirOf(name), 'dist/main.js');
    servers.set(name, new Server({ name, script, env: name === 'api' ? ofApi : env, say: progress.say, onMessage }));
  };
  const stop = () => Promise.all([...servers.values(), ...others].map((server) => server.stop()));
  const failed = () => Promise.race([...servers.values()].map((server) => server.failed));

  try {
    const port = await progress.step('Start the servers', async () => {
      // It takes releases before it has filled its board, which on a new folder takes longer.
      start('api');
      const listens = () => new Promise((resolve) => start('delivery', (message) => resolve(portIn(message))));
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
    const inNetwork = addressesInNetwork(settings, port);
    // A phone reaches the one in the network.
    noteRunning(settings.dataDir, env.API_ORIGIN, inNetwork[0] ?? addressOf(settings, port));
    console.log(`TySo: ${addressOf(settings, port)}`);
    for (const address of inNetwork) console.log(`      ${address}`);
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

const ENDINGS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {() => Promise<unknown>} stop */
function endOnSignal(stop) {
  for (const signal of ENDINGS) {
    process.removeAllListeners(signal);
    process.once(signal, () => {
      // A second signal ends at once.
      process.once(signal, () => process.exit(1));
      stop().finally(() => process.exit(0));
    });
  }
}

/** @param {unknown} message */
function portIn(message) {
  return typeof message === 'object' && message !== null && 'port' in message ? Number(message.port) : 0;
}

/**
 * @param {import('./settings.cjs').Settings} settings
 * @param {number} port
 */
function addressOf({ host, basePath }, port) {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isLocal ? 'localhost' : host}:${port}${basePath === '/' ? '' : basePath}`;
}

/**
 * The site's addresses for other machines, when it listens on all addresses of this one.
 *
 * @param {Pick<import('./settings.cjs').Settings, 'host' | 'basePath'>} settings
 * @param {number} port
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 */
function addressesInNetwork({ host, basePath }, port, interfaces = networkInterfaces()) {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  const reached = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return reached.map(({ address }) => `http://${address}:${port}${basePath === '/' ? '' : basePath}`);
}

module.exports = { ENDINGS, addressesInNetwork, endOnSignal, runServers };
