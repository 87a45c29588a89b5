import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * `npm run pack` makes `dist/fastify-signalr-hub-<version>.tgz`, the hub as a package of its own: ES modules, their types, README
 * and licence. It writes the package.json that strangers get: the workspace calls the hub by another name, imports its sources
 * and takes versions from its catalog, which npm cannot read.
 */
const NAME = 'fastify-signalr-hub';

/** What a stranger imports, and its file in `src`. */
const ENTRIES = { '.': 'hub', './error': 'hubError', './message': 'hubMessage' };

const here = path.dirname(fileURLToPath(import.meta.url));
const at = (/** @type {string[]} */ ...parts) => path.join(here, ...parts);
const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** Entries share what several of them need: a `HubError` is of the class that the hub knows. */
async function bundle() {
  await build({
    entryPoints: Object.values(ENTRIES).map((name) => at('src', `${name}.ts`)),
    outdir: at('dist/package'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
}

/** Another file of the package in a declaration; Node wants its extension. */
const RELATIVE = /(?<=(?:from |import\()['"]\.\/)\w+(?=['"])/g;

/** The declarations that the entries need, and no others. */
function declare() {
  const made = at('dist/types');
  const emitted = { noEmit: false, incremental: false, declaration: true, emitDeclarationOnly: true };
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: { ...emitted, rootDir: '../src', outDir: 'types' },
    include: [],
    files: Object.values(ENTRIES).map((name) => `../src/${name}.ts`),
  };
  writeFileSync(at('dist/tsconfig.json'), JSON.stringify(settings));
  const compiler = path.join(path.dirname(fileURLToPath(import.meta.resolve('typescript-7/package.json'))), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '--project', at('dist')], { stdio: 'inherit' });
  const needed = new Set(Object.values(ENTRIES));
  for (const name of needed) {
    const text = readFileSync(path.join(made, `${name}.d.ts`), 'utf8');
    for (const [other] of text.matchAll(RELATIVE)) needed.add(other);
    writeFileSync(at('dist/package', `${name}.d.ts`), text.replaceAll(RELATIVE, '$&.js'));
  }
}

function describe() {
  const { version, description, keywords, license, type, sideEffects, engines, ...own } = readJson(at('package.json'));
  const installed = (/** @type {string} */ name) => `^${readJson(at('node_modules', name, 'package.json')).version}`;
  const dependencies = Object.fromEntries(Object.keys(own.dependencies).map((name) => [name, installed(name)]));
  const exports = Object.fromEntries(
    Object.entries(ENTRIES).map(([entry, name]) => [entry, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
  );
  const published = { name: NAME, version, description, keywords, license, type, sideEffects, engines };
  const needs = { exports, dependencies, peerDependencies: own.peerDependencies };
  writeFileSync(at('dist/package/package.json'), `${JSON.stringify({ ...published, ...needs }, undefined, 2)}\n`);
}

/** Without the part for those who have the repository. */
function introduce() {
  const [readme = ''] = readFileSync(at('README.md'), 'utf8').split('## In this repository');
  writeFileSync(at('dist/package/README.md'), `${readme.trim()}\n`);
  copyFileSync(at('LICENSE'), at('dist/package/LICENSE'));
}

rmSync(at('dist'), { recursive: true, force: true });
mkdirSync(at('dist/package'), { recursive: true });
await bundle();
declare();
describe();
introduce();
execFileSync('npm', ['pack', '--pack-destination', at('dist')], {
  cwd: at('dist/package'),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
