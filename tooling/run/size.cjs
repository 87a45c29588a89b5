const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');

/**
 * `npm run size`: how large the project is, for those who take away. It informs and enforces nothing.
 *
 * Code is what somebody wrote: no lock file, no recording. A test is a test, or what only tests use.
 */
const CODE = /\.(?:ts|tsx|mts|cjs|mjs|js|sh|css|html)$|^\.ci\/[^.]+$/;
const TEST = /\.(?:test|spec|smoke)\.|(?:^|\/)(?:testing|mutants)\/|^e2e\/|^tooling\/(?:jest|mutants)\//;
const NOT_OURS = /^content\/|\/content\/|\/recordings\/|(?:^|\/)test-results\//;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);

/** Of each package, and of all: files and lines of code, then of tests. @type {Record<string, number[]>} */
const sizes = {};
let words = 0;
for (const file of files.filter((name) => !NOT_OURS.test(name))) {
  const text = readFileSync(file, 'utf8');
  // What a command writes is no prose.
  if (/(?<!results)\.md$/.test(file)) words += text.split(/\s+/).filter(Boolean).length;
  if (!CODE.test(file)) continue;
  const counted = [1, text.split('\n').length - 1];
  const added = TEST.test(file) ? [0, 0, ...counted] : [...counted, 0, 0];
  for (const name of [/^server\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0] ?? '.', 'together'])
    sizes[name] = added.map((value, at) => value + (sizes[name]?.[at] ?? 0));
}

const { together, ...packages } = sizes;
console.log(`${''.padEnd(18)}    files    lines    tests    lines`);
for (const [name, size] of [...Object.entries(packages).sort(), /** @type {const} */ (['together', together])])
  console.log(name.padEnd(18) + size?.map((value) => value.toLocaleString('en').padStart(9)).join(''));
console.log(`Markdown: ${words.toLocaleString('en')} words`);
