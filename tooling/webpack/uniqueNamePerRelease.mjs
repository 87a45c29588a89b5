import { createHash } from 'node:crypto';
import path from 'node:path';
import { isGeneratedEntry } from './samePlaceIds.mjs';

const PLUGIN = 'UniqueNamePerRelease';

/**
 * Adds a hash of the package's built modules to webpack's `uniqueName`.
 *
 * Chunks of a release register in a page-wide list with that name. If two releases shared it, a tab that switches
 * between them would find the old chunks there and silently run the old code.
 *
 * @param {string} name
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function uniqueNamePerRelease(name) {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
        if (compilation.compiler !== compiler) return;
        compilation.hooks.finishModules.tap(PLUGIN, (modules) => {
          const unique = `${name}_${hashOf(modules, compiler.context)}`.replaceAll('-', '_');
          const { outputOptions } = compilation;
          outputOptions.uniqueName = unique;
          outputOptions.chunkLoadingGlobal = `webpackChunk${unique}`;
        });
      });
    },
  };
}

/**
 * @param {Iterable<import('webpack').Module>} modules
 * @param {string} context base of the hashed paths, so the folder of a checkout does not matter
 */
function hashOf(modules, context) {
  const lines = [];
  for (const module of modules) {
    const file = module.nameForCondition();
    const source = module.originalSource();
    if (!file || !source || isGeneratedEntry(module)) continue;
    lines.push(`${path.relative(context, file)} ${createHash('sha256').update(source.buffer()).digest('hex')}`);
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12);
}
