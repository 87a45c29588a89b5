import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgetFaults } from './budgetFaults.cjs';

/**
 * `tsc && jest && … browser.mjs && node node_modules/tooling/build/passed.mjs`, in a remote of another repository: weighs the build,
 * and notes in its `release.json` that it passed, which it believes of the commands before it, so that `npm run release -- <name> --from <folder>` takes it
 * (`server/delivery/src/release/checks.ts`).
 */
const dist = path.resolve('dist');
const file = path.join(dist, 'release.json');
const { name, budget } = JSON.parse(readFileSync('package.json', 'utf8'));

const faults = budgetFaults({ name, dir: path.resolve(), budget }, dist);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const { checks: _, ...description } = JSON.parse(readFileSync(file, 'utf8'));
// The hash is of the description without what it passed.
writeFileSync(file, toJson(description));
writeFileSync(file, toJson({ ...description, checks: { files: filesHash(), ...passed() } }));

function passed() {
  return Object.fromEntries(['types', 'tests', 'budget'].map((check) => [check, 'passed']));
}

function filesHash() {
  const hash = createHash('sha256');
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
  for (const one of files.map((file) => file.split(path.sep).join('/')).sort()) {
    const content = readFileSync(path.join(dist, one));
    hash.update(`${one}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** As the build writes it. @param {object} value */
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
