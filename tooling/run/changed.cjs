const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { root, withDependents } = require('./workspace.cjs');

/**
 * What is read and not imported, by who reads it: no graph of imports knows it.
 *
 * @type {[folder: RegExp, readers: string[]][]}
 */
const READ = [
  [/^content\//, ['api', 'mfe-articles', 'mfe-ads']],
  [/^mfe-ads\/content\//, ['api']],
  [/^docs\/|\.md$/, ['tooling', 'shell', 'hub', 'api', 'delivery']],
  [/^server\/feeds\/recordings\//, ['feeds', 'api', 'mfe-scores']],
  [/^deploy\/|^docker-compose|^Dockerfile|^\.github\//, ['api', 'delivery']],
];

/** A change of these can change every test. */
const EVERYTHING =
  /^tooling\/|^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|\.node-version|jest\.config\.cjs|biome\.json)$|tsconfig/;

/**
 * What the changes of the work tree, and of commits that `origin/main` (or `main`) lacks, can reach.
 *
 * @param {import('./workspace.cjs').Package[]} all
 * @returns {import('./rings.cjs').Reach}
 */
function reachOf(all) {
  return reachOfFiles(all, changedFiles());
}

/**
 * @param {import('./workspace.cjs').Package[]} all
 * @param {readonly string[]} files relative to the project's folder
 * @returns {import('./rings.cjs').Reach}
 */
function reachOfFiles(all, files) {
  const cause = files.find((file) => EVERYTHING.test(file));
  if (cause !== undefined) return { says: `${cause} changed, which every test may need: everything runs` };
  const changed = all.filter(({ dir }) => files.some((file) => file.startsWith(`${path.relative(root, dir)}/`)));
  const readers = READ.filter(([folder]) => files.some((file) => folder.test(file))).flatMap(([, names]) => names);
  const names = changed.map(({ name }) => name);
  const reaching = withDependents(all, names);
  const reached = all.filter((one) => reaching.includes(one) || readers.includes(one.name));
  return {
    packages: reached,
    journeys: journeysOf(files, reaching, readers),
    says: `${files.length} changed files reach ${reached.map(({ name }) => name).join(', ') || 'no package'}`,
  };
}

/**
 * A package with its journeys, and nothing of its dependents.
 *
 * @param {import('./workspace.cjs').Package[]} named
 * @returns {import('./rings.cjs').Reach}
 */
function reachOfPackages(named) {
  const journeys = named
    .map(({ name }) => `journeys/${name}/`)
    .filter((folder) => existsSync(path.join(root, 'e2e', folder)));
  return { packages: named, journeys, isNamed: true };
}

/**
 * A remote and its texts are seen in its own journeys, anything else in all of them.
 *
 * @param {readonly string[]} files
 * @param {readonly import('./workspace.cjs').Package[]} changed packages that changed, with their dependents
 * @param {readonly string[]} readers
 * @returns {string[] | undefined} folders of e2e; all journeys when it is undefined
 */
function journeysOf(files, changed, readers) {
  const own = changed.map(({ name }) => name).filter((name) => !['tooling', 'e2e', 'bench'].includes(name));
  if (own.some((name) => !isRemote(name)) || files.some((file) => /^e2e\/(?!journeys\/)/.test(file))) return undefined;
  const edited = files.flatMap((file) => /^e2e\/(journeys\/[^/]+\/)/.exec(file)?.[1] ?? []);
  return [...new Set([...[...own, ...readers].filter(isRemote).map((name) => `journeys/${name}/`), ...edited])];
}

/** @param {string} name */
const isRemote = (name) => name.startsWith('mfe-');

/** @returns {string[]} */
function changedFiles() {
  const base = ['origin/main', 'main'].map((name) => git(['merge-base', 'HEAD', name])[0]).find(Boolean) ?? 'HEAD';
  return [
    ...new Set([
      ...git(['diff', '--name-only', base]),
      ...git(['ls-files', '--others', '--exclude-standard', '--full-name', root]),
    ]),
  ];
}

/** @param {string[]} args @returns {string[]} lines; none when git knows no such name */
function git(args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}

module.exports = { reachOf, reachOfFiles, reachOfPackages };
