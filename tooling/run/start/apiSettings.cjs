const { accessSync, constants, statSync } = require('node:fs');
const path = require('node:path');
const { Problem, codeOf } = require('./problem.cjs');

/** Feeds of real football, which can be followed together, and what each needs: a variable, and what it is. */
const VENDORS = {
  openligadb: [],
  'football-data': [['FOOTBALL_DATA_KEY', 'a key of football-data.org']],
  thesports: [
    ['THESPORTS_USER', 'the user that TheSports gave you'],
    ['THESPORTS_SECRET', 'the secret that TheSports gave you'],
  ],
  'api-football': [['API_FOOTBALL_KEY', 'a key of api-football.com']],
};
const VENDOR_NAMES = Object.keys(VENDORS);
const FEEDS = ['simulator', 'replay', ...VENDOR_NAMES, 'none'];

/** @typedef {(name: string, isRight: (value: string) => boolean, expected: string) => string | undefined} Checked */

/**
 * Checks for what `api` would refuse, with the same messages, but before anything is installed or built. Like `api`
 * itself, it checks only the variables of the chosen feed.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Checked} checked
 */
function checkFeedSettings(env, checked) {
  const feeds = feedNames(env.FEED, checked);
  for (const feed of feeds) checkAccount(feed, env);
  const [feed] = feeds;
  if (feed === 'simulator') checked('FEED_SEED', isSeed, 'a whole number from 0 to 4294967295');
  if (feed !== 'replay') return;
  checkReplayFile(env.REPLAY_FILE?.trim(), env.INIT_CWD);
  checked('REPLAY_SPEED', isSpeed, 'a number above 0 and up to 3600');
}

/** @param {string | undefined} url contains a password, so it is not repeated */
function checkDatabase(url) {
  if (!url || /^postgres(?:ql)?:\/\/\S+$/.test(url)) return;
  throw new Problem('DATABASE_URL: expected something like postgres://user:password@host/name, got something else');
}

/**
 * @param {string | undefined} given
 * @param {Checked} checked
 * @returns {string[]} at least one
 */
function feedNames(given, checked) {
  const names = given?.split(',').map((name) => name.trim()) ?? [];
  if (names.length < 2) {
    return [checked('FEED', (value) => FEEDS.includes(value), `one of ${FEEDS.join(', ')}`) ?? 'simulator'];
  }
  const got = `got ${JSON.stringify(names.join())}`;
  for (const [index, name] of names.entries()) {
    if (!VENDOR_NAMES.includes(name)) throw new Problem(`FEED: expected a list of ${VENDOR_NAMES.join(', ')}, ${got}`);
    if (names.indexOf(name) < index) throw new Problem(`FEED: expected each feed once, ${got}`);
  }
  return names;
}

/**
 * @param {string} feed
 * @param {NodeJS.ProcessEnv} env
 */
function checkAccount(feed, env) {
  for (const [name = '', expected] of Object.entries(VENDORS).find(([vendor]) => vendor === feed)?.[1] ?? []) {
    if (!env[name]?.trim()) throw new Problem(`${name}: expected ${expected}, got nothing`);
  }
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

module.exports = { checkDatabase, checkFeedSettings };
