import { createRequire } from 'node:module';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { checkedChunks } from './checkedChunks.mjs';
import { chunkAgain } from './chunkAgain.mjs';
import { leanResolve } from './leanResolve.mjs';
import { refreshAlias, refreshRule } from './refresh/index.mjs';
import { samePlaceIds } from './samePlaceIds.mjs';
import { uniqueNamePerRelease } from './uniqueNamePerRelease.mjs';

const require = createRequire(import.meta.url);

/** Files of a release that its code names by their addresses. */
export const FILES = /\.(svg|png|webp|avif|mp3|wav)$/;

/**
 * The common part of every front-end build: shell, remote, or a remote on its own.
 *
 * @param {{ name: string, dir: string, production: boolean, variant: string }} build `variant` keeps the caches of different builds of one package apart.
 * @returns {import('webpack').Configuration}
 */
export function base({ name, dir, production, variant }) {
  const lean = leanResolve({ dir, production });
  return {
    name,
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // Releases have no maps: builds are byte-identical, so a map can be made from the commit on demand.
    devtool: production ? sourceMaps() : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:12].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: {
      ...lean,
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...lean.alias, ...(production ? {} : refreshAlias) },
    },
    module: {
      rules: [
        {
          // Of other packages only the kernel has any, which a remote of another repository finds in its node_modules.
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: swc(name, production),
        },
        ...(production ? [] : [refreshRule(name)]),
        { test: FILES, type: 'asset/resource' },
        {
          test: /(?<!\.schema)\.json$/,
          include: path.join(dir, 'content'),
          type: 'javascript/auto',
          loader: require.resolve('./contentLoader.cjs'),
        },
      ],
    },
    plugins: [chunkAgain(), ...(production ? [uniqueNamePerRelease(name), samePlaceIds(), checkedChunks()] : [])],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: production,
      minimizer: [minimizer()],
      // Each release has a folder of its own: separate files for libraries would cost a request, and would not be
      // cached longer.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    cache: {
      type: 'filesystem',
      name: [variant, production ? 'production' : 'development', sourceMaps() || 'no-maps'].join('-'),
      cacheDirectory: path.join(dir, 'node_modules/.cache/webpack'),
      buildDependencies: { preset: [import.meta.dirname + path.sep, path.join(dir, 'webpack.config.mjs')] },
    },
    // What another tarball has put there has the version of the last one.
    snapshot: { unmanagedPaths: [/[\\/]node_modules[\\/](shared-kernel|tooling)[\\/]/] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * swc instead of webpack's own choice, terser. It keeps `debugger`: the shell's developer-tools guard measures with one. With fewer
 * passes or newer syntax the shell's first scripts are larger than their budget.
 */
function minimizer() {
  const minimizerOptions = { compress: { passes: 4, drop_debugger: false }, mangle: true, ecma: 2020 };
  return new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions, parallel: false });
}

/** `SOURCE_MAPS=1` writes maps beside the files without changing a byte of them. */
function sourceMaps() {
  return process.env.SOURCE_MAPS === '1' ? 'hidden-source-map' : false;
}

/**
 * @param {string} name namespace of the package's CSS classes: a page may have several copies of one kernel component
 * @param {boolean} production
 */
function swc(name, production) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            { namespace: name, ssr: true, displayName: !production, fileName: false, pure: true, minify: true },
          ],
        ],
        cacheRoot: path.join(import.meta.dirname, '../node_modules/.cache/swc'),
      },
    },
    module: { type: 'es6' },
  };
}
