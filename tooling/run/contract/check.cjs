const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('../workspace.cjs');
const { contractReport } = require('./report.cjs');

const PAGE = path.join(root, 'docs/contract.md');

const HINT = `The contract between shell and remotes is not what docs/contract.md says. Releases that are live now were built
before this change and must run in the next shell: if they can, run \`npm run contract -- accept\` and commit the page;
if they cannot, raise CONTRACT (shared-kernel/src/contract/version.ts) and \`contract\` in the webpack configurations, too, and
keep new releases with \`npm run contract -- keep\`.`;

/**
 * A step of `npm test`: whether the code still keeps the contract.
 *
 * @returns {Promise<import('../checks.cjs').Outcome>}
 */
async function contract() {
  const changes = changesBetween(readFileSync(PAGE, 'utf8'), await contractReport());
  if (changes.length === 0) return { passed: 1, failed: 0, output: '' };
  return { passed: 0, failed: 1, output: `${changes.join('\n')}\n\n${HINT}` };
}

/** `npm run contract -- accept`. */
async function accept() {
  writeFileSync(PAGE, await contractReport());
}

/**
 * Lines that only one of the pages has, each with its heading.
 *
 * @param {string} before
 * @param {string} now
 */
function changesBetween(before, now) {
  if (before === now) return [];
  const [old, fresh] = [placed(before), placed(now)];
  const changes = [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
  return changes.length > 0 ? changes : ['(lines stand in another order)'];
}

/** @param {string} page @returns {string[]} */
function placed(page) {
  let heading = '';
  return page.split('\n').map((line) => {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    return `${heading}: ${line}`;
  });
}

module.exports = { accept, changesBetween, contract };
