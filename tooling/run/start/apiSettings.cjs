const { accessSync, constants, statSync } = require('node:fs');
const path = require('node:path');
const { Problem, codeOf } = require('./problem.cjs');

const FEEDS = ['simulator', 'replay', 'openligadb', 'football-data', 'api-football', 'none'];

/** @typedef {(name: string, isRight: (value: string) => boolean, expected: string) => string | undefined} Checked */

/**
 * Checks for what `api` would refuse, with the same messages, but before anything is installed or built. Like `api`
 * itself, it checks only the variables of the chosen feed.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Checked} checked
 */
function checkApiSettings(env, checked) {
  checkDatabase(env.DATABASE_URL?.trim());
  const feed = checked('FEED', (value) => FEEDS.includes(value), `one of ${FEEDS.join(', ')}`) ?? 'simulator';
  if (feed === 'football-data') checkKey(env.FOOTBALL_DATA_KEY?.trim());
  if (feed === 'api-football') checkApiFootballKey(env.API_FOOTBALL_KEY?.trim());
  if (feed === 'simulator') checked('FEED_SEED', isSeed, 'a whole number from 0 to 4294967295');
  if (feed !== 'replay') return;
  checkReplayFile(env.REPLAY_FILE?.trim(), env.INIT_CWD);
  checked('REPLAY_DAY', isDay, 'a day such as 2022-12-09');
  checked('REPLAY_SPEED', isSpeed, 'a number above 0 and up to 3600');
}

/** @param {string | undefined} url contains a password, so it is not repeated */
function checkDatabase(url) {
  if (!url || /^postgres(?:ql)?:\/\/\S+$/.test(url)) return;
  throw new Problem('DATABASE_URL: expected something like postgres://user:password@host/name, got something else');
}

/** @param {string | undefined} key */
function checkKey(key) {
  if (!key) throw new Problem('FOOTBALL_DATA_KEY: expected a key of football-data.org, got nothing');
}

/** @param {string | undefined} key */
function checkApiFootballKey(key) {
  if (!key) throw new Problem('API_FOOTBALL_KEY: expected a key of api-football.com, got nothing');
}

/**
 * @param {string | undefined} given
 * @param {string | undefined} typedIn
 */
function checkReplayFile(given, typedIn = process.cwd()) {
  if (!given) return;
  const file = path.resolve(typedIn, given);
  const fault = faultOf(file);
  if (fault) throw new Problem(`REPLAY_FILE: expected a file that can be read, got ${file} (${fault})`);
}

/** @param {string} file */
function faultOf(file) {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isDirectory() ? 'EISDIR' : undefined;
  } catch (error) {
    return codeOf(error);
  }
}

/** @param {string} value */
function isSeed(value) {
  return /^\d+$/.test(value) && Number(value) <= 4_294_967_295;
}

/** @param {string} value */
function isSpeed(value) {
  return /^\d+(?:\.\d+)?$/.test(value) && Number(value) > 0 && Number(value) <= 3600;
}

/**
 * `Date` reads 30 February as 2 March, so the day is compared after parsing.
 *
 * @param {string} value
 */
function isDay(value) {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

module.exports = { checkApiSettings };
