const { readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('../workspace.cjs');
const { Problem } = require('./problem.cjs');

/**
 * The variables of the start itself. The servers check the rest; their message ends the start as well.
 *
 * @typedef {ReturnType<typeof readSettings>} Settings
 * @param {NodeJS.ProcessEnv} env
 */
function readSettings(env) {
  const read = (/** @type {string} */ name) => env[name]?.trim() || undefined;
  const checked = (
    /** @type {string} */ name,
    /** @type {(value: string) => boolean} */ isRight,
    /** @type {string} */ expected,
  ) => {
    const value = read(name);
    if (value === undefined || isRight(value)) return value;
    throw new Problem(`${name}: expected ${expected}, got ${JSON.stringify(value)}`);
  };
  const port = (/** @type {string} */ name) => checked(name, isPort, 'a port from 0 to 65535');
  const ports = {
    port: Number(port('PORT') ?? 8080),
    apiPort: Number(port('API_PORT') ?? 0),
    internalPort: Number(port('INTERNAL_PORT') ?? 0),
  };
  refuseSame('API_PORT', ports.apiPort, 'PORT', ports.port);
  refuseSame('INTERNAL_PORT', ports.internalPort, 'PORT', ports.port);
  refuseSame('INTERNAL_PORT', ports.internalPort, 'API_PORT', ports.apiPort);
  const dataDir = read('DATA_DIR');
  return {
    host: read('HOST') ?? '127.0.0.1',
    ...ports,
    /** For an operator with another server: visitors get its answers, and ours keeps releases alone. */
    apiOrigin: checked('API_ORIGIN', isOrigin, 'an origin such as http://127.0.0.1:9000'),
    basePath: checked('BASE_PATH', isBasePath, 'a path such as / or /bong-da') ?? '/',
    /** A relative folder starts from the caller's folder, which npm keeps in `INIT_CWD`. */
    dataDir: dataDir ? path.resolve(env.INIT_CWD ?? process.cwd(), dataDir) : path.join(root, '.data'),
    secrets: read('SIGNATURE_SECRETS'),
  };
}

/** @type {(name: string, port: number, otherName: string, other: number) => void} */
function refuseSame(name, port, otherName, other) {
  // 0 is any free one.
  if (port !== other || port === 0) return;
  throw new Problem(`${name}: expected another port than ${otherName}, got ${port} for both`);
}

/** @param {string} value */
function isPort(value) {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

/** @param {string} value */
function isOrigin(value) {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).pathname === '/' && !/[?#]/.test(value);
}

/** @param {string} value */
function isBasePath(value) {
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(value);
}

/** For commands that release from another machine. */
const OF_COMMANDS = ['INTERNAL_ORIGIN', 'RELEASE_TOKEN'];

/** Of the page that has all settings. */
function settingNames() {
  const rows = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8').match(/^\| `[A-Z].*?\|/gm) ?? [];
  return [...rows.flatMap((row) => row.match(/[A-Z][A-Z_]+/g) ?? []), ...OF_COMMANDS];
}

/**
 * A line for each variable that is no setting, and almost the name of one: it would be ignored silently.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function misspelt(env) {
  const known = settingNames();
  return Object.keys(env)
    .filter((name) => /^[A-Z][A-Za-z_]+$/.test(name) && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isOneSlip(name.toUpperCase(), one) || isShortened(name, one));
      return meant ? [`${name} is no setting, and does nothing: is ${meant} meant?`] : [];
    });
}

/** Whether one letter is missing, too many or another, or two stand in the wrong order. @type {(typed: string, name: string) => boolean} */
function isOneSlip(typed, name) {
  let same = 0;
  while (same < typed.length && typed[same] === name[same]) same += 1;
  const [left, right] = [typed.slice(same), name.slice(same)];
  const isTurned = left.length > 1 && `${left[1]}${left[0]}${left.slice(2)}` === right;
  return isTurned || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
}

/** Whether it lacks its vowels, as in LOG_LVL. @type {(typed: string, name: string) => boolean} */
function isShortened(typed, name) {
  const short = name.slice(0, 3) + name.slice(3).replace(/[AEIOU]/g, '');
  return typed.length > 4 && typed === short;
}

module.exports = { misspelt, readSettings };
