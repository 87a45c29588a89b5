import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.cjs';

/** What a remote of another repository gets: the page that says so, and the tarballs. */
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const packageOf = (/** @type {string} */ folder) => JSON.parse(read(`${folder}/package.json`));

it('the page names the versions that the site has', () => {
  const [, part = ''] = read('docs/new-remote.md').split('## From another repository');
  const [, text = ''] = /^```json package\.json\n([\s\S]*?)^```$/m.exec(part) ?? [];
  const { dependencies, devDependencies } = JSON.parse(text);
  const catalog = [...read('pnpm-workspace.yaml').matchAll(/^ {2}'?([@\w/-]+)'?: ([\d.]+)$/gm)];
  const own = packageOf('.').devDependencies;
  const known = {
    ...Object.fromEntries(catalog.map(([, name, version]) => [name, version])),
    ...Object.fromEntries(['jest', '@types/jest'].map((name) => [name, own[name]])),
    typescript: own['typescript-7'].replace('npm:typescript@', ''),
    ...Object.fromEntries(['shared-kernel', 'tooling'].map((name) => [name, tarballOf(name)])),
  };
  const named = { ...dependencies, ...devDependencies };
  expect(named).toEqual(Object.fromEntries(Object.keys(named).map((name) => [name, Reflect.get(known, name)])));
});

const tarballOf = (/** @type {string} */ name) => `file:${name}-${packageOf(name).version}.tgz`;

it('a packed file of tooling imports only packed ones', () => {
  const packed = packedFiles('tooling');
  expect(packed).toContain('webpack/preset.mjs');
  const missing = packed.flatMap((file) =>
    importsOf(file).flatMap((imported) => (packed.includes(imported) ? [] : [`${file}: ${imported}`])),
  );
  expect(missing).toEqual([]);
});

it('the kernel’s tarball has its sources and no tests', () => {
  const packed = packedFiles('shared-kernel');
  expect(packed).toContain('src/contract/shell.ts');
  expect(packed.filter((file) => !file.startsWith('src/') || file.includes('.test.'))).toEqual([]);
});

/** @param {string} folder @returns {string[]} what `files` of its package.json names */
function packedFiles(folder) {
  /** @type {string[]} */
  const files = packageOf(folder).files;
  const cwd = path.join(root, folder);
  const exclude = files.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  const wanted = files.filter((one) => !one.startsWith('!')).flatMap((one) => [one, `${one}/**/*.*`]);
  return globSync(wanted, { cwd, exclude }).filter((file) => path.extname(file) !== '');
}

/** What tests of servers set up. */
const OF_SERVERS = ['build/standalone.cjs'];

/** @param {string} file of tooling @returns {string[]} the files of tooling that it names relative to itself */
function importsOf(file) {
  if (!/\.[cm]?js$/.test(file)) return [];
  const named = read(`tooling/${file}`).matchAll(/(?:from |import\(|require\(|resolve\()'(\.[^']+\.[a-z]+)'/g);
  return [...named].map(([, to = '']) => path.join(path.dirname(file), to)).filter((to) => !OF_SERVERS.includes(to));
}
