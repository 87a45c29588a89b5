const { readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('../workspace.cjs');

/** For commands that release from another machine. */
const OF_COMMANDS = ['INTERNAL_ORIGIN', 'RELEASE_TOKEN'];

/** The settings of the page that has them all. */
function settingNames() {
  const rows = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8').match(/^\| `[A-Z].*?\|/gm) ?? [];
  return [...rows.flatMap((row) => row.match(/[A-Z][A-Z_]+/g) ?? []), ...OF_COMMANDS];
}

/**
 * A line for each variable that is no setting, and almost the name of one: it would be ignored silently.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [known]
 */
function misspelt(env, known = settingNames()) {
  return Object.keys(env)
    .filter((name) => /^[A-Z][A-Za-z_]+$/.test(name) && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isOneSlip(name.toUpperCase(), one) || isShortened(name, one));
      return meant ? [`${name} is no setting, and does nothing: is ${meant} meant?`] : [];
    });
}

/**
 * Whether one letter is missing, too many or another, or two stand in the wrong order.
 *
 * @param {string} one
 * @param {string} other
 */
function isOneSlip(one, other) {
  const longest = Math.max(one.length, other.length);
  let start = 0;
  while (start < longest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < longest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((name) => name.slice(start, Math.max(start, name.length - end)));
  return longest - end - start <= 1 || [...(left ?? '')].reverse().join('') === right;
}

/**
 * Without vowels, as in LOG_LVL.
 *
 * @param {string} one
 * @param {string} other
 */
function isShortened(one, other) {
  return one.length > 4 && one.startsWith(other.slice(0, 3)) && one.slice(3) === other.slice(3).replace(/[AEIOU]/g, '');
}

module.exports = { misspelt };
