import { createHash } from 'node:crypto';

const PLUGIN = 'CheckedChunks';

/** As long as the real check, so that nothing in the file moves. */
const CHECK_LENGTH = 'sha384-'.length + 64;

/**
 * Writes the integrity of all chunks into the file that loads them, so that browsers run only the bytes of the build.
 * The pointer has the integrity of that file: one release is checked from end to end.
 *
 * Integrity can be computed only when all bytes are final, after file names follow from content. The name of the file
 * that holds the checks still does: it contains the names of its chunks, which follow from their content.
 *
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function checkedChunks() {
  return {
    apply(compiler) {
      const { Compilation, runtime } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(PLUGIN, (source, chunk) =>
          [source, `script.integrity = (${JSON.stringify(placesIn(compilation, chunk))})[chunkId] || '';`].join('\n'),
        );
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => writeChecks(compiler, compilation));
      });
    },
  };
}

/**
 * @param {import('webpack').Compiler} compiler
 * @param {import('webpack').Compilation} compilation
 */
function writeChecks(compiler, compilation) {
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of scriptsOf(chunk)) {
      const before = textOf(compilation, file);
      const after = askedFor(compilation, chunk).reduce(
        (text, asked) => text.replaceAll(placeOf(asked), checkOf(compilation, asked)),
        before,
      );
      if (after !== before) compilation.updateAsset(file, new compiler.webpack.sources.RawSource(after));
    }
  }
}

/**
 * The chunks that the runtime of another may fetch. One without a script is not fetched: a chunk may hold nothing but
 * libraries that the shell provides.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Chunk} chunk
 */
function askedFor({ chunkGraph }, chunk) {
  const hasScript = (/** @type {import('webpack').Chunk} */ other) =>
    chunkGraph.getChunkModulesIterableBySourceType(other, 'javascript') !== undefined;
  return [...chunk.getAllReferencedChunks()].filter((other) => other !== chunk && hasScript(other));
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Chunk} chunk
 */
function placesIn(compilation, chunk) {
  return Object.fromEntries(askedFor(compilation, chunk).map((asked) => [String(asked.id), placeOf(asked)]));
}

/** The placeholder of a chunk's check. @param {import('webpack').Chunk} chunk */
function placeOf({ id }) {
  return `sha384-of-chunk-${id}-`.padEnd(CHECK_LENGTH, '*');
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Chunk} chunk
 */
function checkOf(compilation, chunk) {
  const [file, ...more] = scriptsOf(chunk);
  if (file === undefined || more.length > 0)
    throw new Error(`Expected one script of chunk ${chunk.id}, got ${[...chunk.files].join(', ') || 'none'}`);
  return `sha384-${createHash('sha384').update(textOf(compilation, file)).digest('base64')}`;
}

/** @param {import('webpack').Chunk} chunk */
function scriptsOf(chunk) {
  return [...chunk.files].filter((file) => file.endsWith('.js'));
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string} file
 */
function textOf(compilation, file) {
  return compilation.getAsset(file)?.source.source().toString() ?? '';
}
