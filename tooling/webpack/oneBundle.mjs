import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { base, FILES } from './base.mjs';
import { releaseFile } from './releaseFile.mjs';

/**
 * The whole app from the same sources without federation, only for benchmarks of the cost of federation. The shell's
 * one module that knows the federation is replaced by a list of the modules that the remotes expose.
 *
 * @param {{ shell: string, federation: string, remotes: string[], site: string, out: string }} options folders, `site` the data folder of a running site with the remotes' releases, and the file that is replaced
 * @returns {import('webpack').Configuration}
 */
export function oneBundle({ shell: dir, federation, remotes, site, out }) {
  if (!existsSync(federation)) throw new Error(`There is no ${federation} to be replaced`);
  const config = base({ name: path.basename(dir), dir, production: true, variant: 'one-bundle' });
  const modules = modulesFile(out, remotes);
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: { ...config.output, path: path.join(out, 'dist') },
    module: {
      rules: [...ownRules(remotes), ...exceptIn(remotes, config.module?.rules ?? []), ...fileRules(remotes, site)],
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(new RegExp(`/${path.parse(federation).name}$`), (request) => {
        if (path.resolve(request.context, `${request.request}.ts`) === federation) request.request = modules;
      }),
      releaseFile((compilation) => {
        const own = JSON.parse(readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
        const code = readFileSync(path.join(dir, 'dist', own.server));
        compilation.emitAsset(own.server, new webpack.sources.RawSource(code));
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        return { ...own, scripts: files.filter((file) => file.endsWith('.js')) };
      }),
    ],
  };
}

/** The rules of each remote's own build: styled-components has a namespace for each package. @param {string[]} remotes */
function ownRules(remotes) {
  return remotes.flatMap((dir) => {
    const { module } = base({ name: path.basename(dir), dir, production: true, variant: 'rules' });
    return onlyIn(dir, module?.rules ?? []);
  });
}

/**
 * The app's pictures have the addresses that the remotes' server entries wrote into the HTML, so that a page loads none
 * twice.
 *
 * @param {string[]} remotes
 * @param {string} site
 * @returns {Rules}
 */
function fileRules(remotes, site) {
  return remotes.map((include) => {
    const remote = path.basename(include);
    const { pointers } = JSON.parse(readFileSync(path.join(site, 'last-good.json'), 'utf8'));
    const release = pointers.find((/** @type {{ remote: string }} */ one) => one.remote === remote)?.live.release;
    return { include, type: 'asset/resource', test: FILES, generator: { publicPath: `/r/${remote}/${release}/` } };
  });
}

/** @typedef {NonNullable<NonNullable<import('webpack').Configuration['module']>['rules']>} Rules */

/** @param {string} dir @param {Rules} rules @returns {Rules} */
function onlyIn(dir, rules) {
  return rules.filter(isOfSources).map((rule) => ({ ...rule, include: rule.include ?? dir }));
}

/** @param {string[]} remotes @param {Rules} rules @returns {Rules} */
function exceptIn(remotes, rules) {
  return rules.map((rule) =>
    isOfSources(rule) && rule.include === undefined ? { ...rule, exclude: [/node_modules/, ...remotes] } : rule,
  );
}

/** What a loader turns into code. @param {Rules[number]} rule @returns {rule is import('webpack').RuleSetRule} */
function isOfSources(rule) {
  return typeof rule === 'object' && rule !== null && 'loader' in rule;
}

/**
 * The content of the replacement file.
 *
 * @param {string} out
 * @param {string[]} remotes
 */
function modulesFile(out, remotes) {
  const lines = remotes.flatMap((dir) =>
    exposedBy(dir).map(({ name, file }) => {
      const key = JSON.stringify(`${path.basename(dir)}/${name}`);
      return `  ${key}: () => import(/* webpackMode: "eager" */ ${JSON.stringify(file)}),`;
    }),
  );
  const load = "load: (remote, _release, module) => modules[[remote, module].join('/')]()";
  const file = path.join(out, 'modules.js');
  mkdirSync(out, { recursive: true });
  writeFileSync(
    file,
    `const modules = {\n${lines.join('\n')}\n};\nexport const createFederation = () => ({ ${load} });\n`,
  );
  return file;
}

/**
 * @param {string} dir a remote that is built
 * @returns {{ name: string, file: string }[]}
 */
function exposedBy(dir) {
  const { exposes } = JSON.parse(readFileSync(path.join(dir, 'dist/mf-manifest.json'), 'utf8'));
  return exposes.map((/** @type {{ name: string }} */ { name }) => {
    const file = path.join(dir, 'src', `${name}.tsx`);
    if (!existsSync(file)) throw new Error(`${path.basename(dir)} exposes ${name}, but there is no ${file}`);
    return { name, file };
  });
}
