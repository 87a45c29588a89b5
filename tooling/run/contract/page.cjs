const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { diff } = require('node:util');
const { dirOf, packages, root } = require('../workspace.cjs');
const { declarations } = require('./declarations.cjs');

const PAGE = path.join(root, 'shared-kernel/contract.txt');
const KERNEL = dirOf('shared-kernel');
const SHELL = dirOf('shell');
const CONTRACT = 'src/contract';
/** Our shared singleton: each of its exported names is part of the contract. */
const ROUTER = 'src/router/router.ts';
/** Where the page's CSS variables are set, which remotes use. */
const STYLES = [path.join(KERNEL, 'src/design'), path.join(SHELL, 'src/view/layout')];

const INTRO = `# What the contract is now

Everything that a release of a remote, built once and kept for ever, may rely on in a shell that is released after it: read from the
code, not written by hand. \`npm test\` fails when the code says otherwise; \`npm run contract -- accept\` writes this page again, for
a reviewer to see. When a live release could not run any more after a change, \`CONTRACT\` in
\`shared-kernel/src/contract/version.ts\` and \`contract\` in the webpack configurations grow by one
(docs/decisions/0020-remotes-at-run-time.md).
`;

const HINT = `The contract between shell and remotes is not what shared-kernel/contract.txt says. Releases that are live now were built
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

/** @param {string} before @param {string} now @returns {string[]} lines that went and came, each with its heading */
function changesBetween(before, now) {
  let heading = '';
  return diff(before.split('\n'), now.split('\n')).flatMap(([side, line]) => {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    return side === 0 ? [] : [`${side < 0 ? '+' : '-'} ${heading}: ${line}`];
  });
}

/** @returns {Promise<string>} the page for the current code */
async function contractReport() {
  const files = readdirSync(path.join(KERNEL, CONTRACT)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const pieces = declarations(KERNEL, files.map((file) => `${CONTRACT}/${file}`).sort());
  return [
    INTRO,
    '## Shared libraries\n',
    await sharedLibraries(),
    `\`shared-kernel/router\` lets out: ${routerNames().join(', ')}.\n`,
    '## CSS variables of the page\n',
    `${cssVariables().join(', ')}\n`,
    '## Types, schemas and values\n',
    ...byFile(pieces),
  ].join('\n');
}

/** Patch versions may change; a remote requires only major and minor. */
async function sharedLibraries() {
  const { sharedByShell, sharedByRemote } = await import('../../webpack/shared.mjs');
  const provided = sharedByShell(SHELL);
  const remotes = packages().filter(({ name }) => name.startsWith('mfe-'));
  const asked = remotes.map(({ dir }) => sharedByRemote(dir));
  const rows = Object.entries(provided).map(([name, { version }]) => {
    const ranges = new Set(asked.flatMap((shared) => shared[name]?.requiredVersion ?? []));
    return `| \`${name}\` | ${version.replace(/\.\d+$/, '')} | ${[...ranges].join(', ') || '–'} |`;
  });
  return `| Library | The shell brings | Remotes ask for |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function routerNames() {
  const text = readFileSync(path.join(KERNEL, ROUTER), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/gs)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();
}

function cssVariables() {
  const texts = STYLES.flatMap((dir) => readdirSync(dir).map((file) => readFileSync(path.join(dir, file), 'utf8')));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/(--[a-z][a-z0-9-]*):/g)].map(([, name]) => name))),
  ].sort();
}

/** @param {import('./declarations.cjs').Piece[]} pieces */
function byFile(pieces) {
  const files = [...new Set(pieces.map(({ file }) => file))];
  return files.map((file) => {
    const texts = pieces.filter((piece) => piece.file === file).map(({ text }) => text);
    return `### ${file}\n\n\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n`;
  });
}

module.exports = { PAGE, changesBetween, contract, contractReport };
