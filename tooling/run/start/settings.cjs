const path = require('node:path');
const { root } = require('../workspace.cjs');
const { checkDatabase, checkFeedSettings } = require('./apiSettings.cjs');
const { Problem } = require('./problem.cjs');

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * The variables of the start itself, and further checks that are possible before any long work. The servers check the
 * rest; their message ends the start as well.
 *
 * @typedef {ReturnType<typeof readSettings>} Settings
 * @param {NodeJS.ProcessEnv} env
 */
function readSettings(env) {
  const read = (/** @type {string} */ name) => env[name]?.trim() || undefined;

  /** @type {(name: string, isRight: (value: string) => boolean, expected: string) => string | undefined} */
  const checked = (name, isRight, expected) => {
    const value = read(name);
    if (value === undefined || isRight(value)) return value;
    throw new Problem(`${name}: expected ${expected}, got ${JSON.stringify(value)}`);
  };
  const port = (/** @type {string} */ name) => checked(name, isPort, 'a port from 0 to 65535');

  checked('GUARD', (value) => value === 'on' || value === 'off', 'on or off');
  checked('PUBLIC_URL', isWebAddress, 'an http(s) address such as https://tyso.vn');
  checked('PUBLIC_URL', isOrigin, 'an origin without a path, such as https://tyso.vn');
  checked('LOG_LEVEL', (value) => LOG_LEVELS.includes(value), `one of ${LOG_LEVELS.join(', ')}`);
  const apiOrigin = checked('API_ORIGIN', isOrigin, 'an origin such as http://127.0.0.1:9000');
  checkDatabase(env.DATABASE_URL?.trim());
  // In front of another server ours has no feed: it keeps releases.
  if (apiOrigin === undefined) checkFeedSettings(env, checked);
  const ports = {
    port: Number(port('PORT') ?? 8080),
    apiPort: Number(port('API_PORT') ?? 0),
    internalPort: Number(port('INTERNAL_PORT') ?? 0),
  };
  checkDifferent(ports);
  return {
    host: read('HOST') ?? '127.0.0.1',
    ...ports,
    /** For an operator with another server: visitors get its answers, and ours keeps releases alone. */
    apiOrigin,
    basePath: checked('BASE_PATH', isBasePath, 'a path such as / or /bong-da') ?? '/',
    dataDir: dataDirOf(read('DATA_DIR'), env.INIT_CWD),
    secrets: read('SIGNATURE_SECRETS'),
  };
}

/** @param {{ port: number, apiPort: number, internalPort: number }} ports 0 is any free one */
function checkDifferent({ port, apiPort, internalPort }) {
  /** @type {readonly (readonly [string, number, string, number])[]} */
  const pairs = [
    ['API_PORT', apiPort, 'PORT', port],
    ['INTERNAL_PORT', internalPort, 'PORT', port],
    ['INTERNAL_PORT', internalPort, 'API_PORT', apiPort],
  ];
  const same = pairs.find(([, one, , other]) => one !== 0 && one === other);
  if (same) throw new Problem(`${same[0]}: expected another port than ${same[2]}, got ${same[1]} for both`);
}

/**
 * A relative folder starts from the caller's folder, which npm keeps in `INIT_CWD`.
 *
 * @param {string | undefined} given
 * @param {string | undefined} typedIn
 */
function dataDirOf(given, typedIn = process.cwd()) {
  return given === undefined ? path.join(root, '.data') : path.resolve(typedIn, given);
}

/** @param {string} value */
function isPort(value) {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

/** @param {string} value */
function isWebAddress(value) {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/** @param {string} value */
function isOrigin(value) {
  return isWebAddress(value) && new URL(value).pathname === '/' && !/[?#]/.test(value);
}

/** @param {string} value */
function isBasePath(value) {
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(value);
}

module.exports = { readSettings };
