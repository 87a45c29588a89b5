import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, context } from 'esbuild';
import standalone from './standalone.cjs';

/**
 * `node ../tooling/build/server.mjs`, in a server package: `src/main.ts` becomes `dist/main.js`, each command
 * `src/bin/<name>.ts` becomes `dist/bin/<name>.js`, and so do servers for tests, `src/testing/bin/<name>.ts`. Code of workers
 * is built as `standalone.cjs` says.
 *
 * Packages of the workspace are TypeScript, so they go into the bundle wherever they are listed, together with
 * dependencies that only they have. The other dependencies of the server itself stay imports: native files and worker
 * threads cannot be bundled. A package may have commands alone, as feeds.
 *
 * With `--watch` it stays, builds again after each change of what is bundled, and sends its parent a message.
 */
const dir = process.cwd();
const { dependencies = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** @type {import('esbuild').BuildOptions} */
const options = {
  absWorkingDir: dir,
  entryPoints: entries(dir),
  outdir: 'dist',
  outbase: 'src',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  // Bundled CommonJS may require modules of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  external: Object.entries(dependencies)
    .filter(([, version]) => !String(version).startsWith('workspace:'))
    .flatMap(([name]) => [name, `${name}/*`]),
  logLevel: 'warning',
};

const all = [standalone.standaloneOptions(dir, 'dist/standalone') ?? [], options].flat();
if (process.argv.includes('--watch')) {
  for (const one of all) {
    const watching = await context({ ...one, plugins: [{ name: 'built', setup: sayBuilt }] });
    await watching.watch();
  }
} else {
  await rm(path.join(dir, 'dist'), { recursive: true, force: true });
  for (const one of all) await build(one);
}

/** @param {import('esbuild').PluginBuild} plugin */
function sayBuilt(plugin) {
  // The first build is of what was there before.
  let isFirst = true;
  plugin.onEnd(({ errors }) => {
    if (!isFirst && errors.length === 0) process.send?.('built');
    isFirst = false;
  });
}

/** @param {string} dir */
function entries(dir) {
  const found = ['src/main.ts', ...commandsIn(dir, 'src/bin'), ...commandsIn(dir, 'src/testing/bin')];
  const there = found.filter((file) => existsSync(path.join(dir, file)));
  if (there.length === 0) throw new Error(`${path.basename(dir)} has no src/main.ts and no command: nothing to build`);
  return there;
}

/** @param {string} dir @param {string} folder */
function commandsIn(dir, folder) {
  const bin = path.join(dir, folder);
  const files = existsSync(bin) ? readdirSync(bin).filter((file) => /^[^.]+\.ts$/.test(file)) : [];
  return files.map((file) => `${folder}/${file}`);
}
