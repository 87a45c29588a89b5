/**
 * What of the mutants needs no files: how one changes a text, and the page that says what found each.
 *
 * @typedef {{ id: string, kind: string, file: string, find: string, replace: string, suffers: string, browser?: string[] }} Mutant
 * `find` is there once; `suffers`: what the fault does to whom; `browser`: words of the paths of browser tests that may find what no
 * unit test of the file does
 * @typedef {{ ring: 1 | 2, test: string }} Finder `test`: its file and its name
 */

/**
 * The text of the mutant's file with the fault.
 *
 * @param {string} text
 * @param {Mutant} mutant
 * @throws Error when the code has changed, and the fault can no longer be put in
 */
function mutated(text, { id, file, find, replace }) {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${id}: expected this once in ${file}, got it ${times} times: ${find}`);
  return text.replace(find, () => replace);
}

const HEAD = `# Mutants

Small faults in places that matter, and the test that finds each. \`npm run test:mutants\` puts them into the code, one at a time, and
writes this page; \`tooling/mutants/mutants.json\` has them. For each it runs the tests of ring 1, then those of ring 2, the nearest
first, until one fails: that one is named here. A fault that reached visitors or a team from outside becomes one more.

`;

const COLUMNS = '| Fault | What it would do | Ring | Found by |\n|---|---|--:|---|\n';

/**
 * @param {readonly Mutant[]} mutants
 * @param {ReadonlyMap<string, Finder | undefined>} found of those that were tried now
 * @param {string} before the page so far: it has the finders of the others
 */
function pageOf(mutants, found, before) {
  const known = findersIn(before);
  const finderOf = (/** @type {string} */ id) => (found.has(id) ? found.get(id) : known.get(id));
  const rows = mutants.map(({ id, kind, suffers }) => {
    const finder = finderOf(id);
    const [ring, test] = finder ? [finder.ring, finder.test] : ['–', found.has(id) ? 'nothing' : 'not tried yet'];
    return `| \`${id}\`, ${kind} | ${suffers} | ${ring} | ${String(test).replaceAll('|', '\\|')} |\n`;
  });
  return `${HEAD}${summaryOf(mutants.map(({ id }) => finderOf(id)))}\n\n${COLUMNS}${rows.join('')}`;
}

/** @param {string} page @returns {Map<string, Finder>} */
function findersIn(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.flatMap((row) => {
      const [fault = '', , ring, test = ''] = row.slice(2, -2).split(' | ');
      const id = /^`([^`]+)`/.exec(fault)?.[1] ?? '';
      if (ring !== '1' && ring !== '2') return [];
      return [[id, { ring: ring === '1' ? 1 : 2, test: test.replaceAll('\\|', '|') }]];
    }),
  );
}

/** @param {readonly (Finder | undefined)[]} finders */
function summaryOf(finders) {
  const inRing = (/** @type {number} */ ring) => finders.filter((finder) => finder?.ring === ring).length;
  return `found: ${inRing(1) + inRing(2)} of ${finders.length}, ring 1: ${inRing(1)}, ring 2: ${inRing(2)}`;
}

module.exports = { mutated, pageOf, findersIn, summaryOf };
