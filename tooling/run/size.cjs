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

const number = (/** @type {number} */ value) => value.toLocaleString('en').padStart(9);

class Size {
  files = 0;
  lines = 0;
  testFiles = 0;
  testLines = 0;

  /** @param {string} file */
  add(file) {
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    if (TEST.test(file)) {
      this.testFiles += 1;
      this.testLines += lines;
    } else {
      this.files += 1;
      this.lines += lines;
    }
  }

  /** @param {string} name */
  row(name) {
    return name.padEnd(18) + [this.files, this.lines, this.testFiles, this.testLines].map(number).join('');
  }
}

/** @type {Map<string, Size>} */
const packages = new Map();
const all = new Size();
let words = 0;
for (const file of files.filter((name) => !NOT_OURS.test(name))) {
  if (file.endsWith('.md')) words += readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length;
  if (!CODE.test(file)) continue;
  const name = /^server\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0] ?? '.';
  const size = packages.get(name) ?? new Size();
  packages.set(name, size);
  size.add(file);
  all.add(file);
}

console.log(`${''.padEnd(18)}    files    lines    tests    lines`);
for (const [name, size] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(size.row(name));
console.log(all.row('together'));
console.log(`Markdown: ${words.toLocaleString('en')} words`);
