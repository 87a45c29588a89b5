const { readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('../workspace.cjs');

/** Of the page that has all settings. */
function settingNames() {
  const rows = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8').match(/^\| `[A-Z].*?\|/gm) ?? [];
  return rows.flatMap((row) => row.match(/[A-Z][A-Z_]+/g) ?? []);
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
      const nearest = known.find((one) => slips(name.toUpperCase(), one) <= (one.length < 10 ? 1 : 2));
      return nearest ? [`${name} is no setting, and does nothing: is ${nearest} meant?`] : [];
    });
}

/**
 * How many letters to add, leave out, change or exchange with the next one.
 *
 * @param {string} one
 * @param {string} other
 */
function slips(one, other) {
  const from = [...one];
  let before = /** @type {number[]} */ ([]);
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [above, letter] of from.entries()) {
    const next = [above + 1];
    for (const [at, wanted] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      const isExchanged = letter === other[at - 1] && from[above - 1] === wanted;
      const exchanged = isExchanged ? (before[at - 1] ?? 0) + 1 : changed;
      next.push(Math.min(changed, exchanged, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

module.exports = { misspelt };
