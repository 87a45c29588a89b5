const { existsSync } = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { root } = require('../workspace.cjs');

/**
 * The ad team's part of `npm run content`: looks at `mfe-ads/content` beside `api`'s command, which looks at the rest, because schemas
 * and pictures tell more of what is wrong, and of files that only the build reads.
 *
 * @param {string[]} args those of the command
 * @param {string} cwd where they were typed
 * @returns {Promise<{ lines: string[], rest: string[] | undefined }>} what is wrong, and what is left for `api`'s command to do
 */
async function checkAdverts(args, cwd) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true });
  const [command, ...names] = positionals;
  const folder = typeof values.ads === 'string' ? path.resolve(cwd, values.ads) : path.join(root, 'mfe-ads/content');
  const paths = command === 'check' ? names.map((name) => path.resolve(cwd, name)) : [];
  const isPublished = command === 'publish' && (names.length === 0 || names.includes('banners'));
  const isWanted =
    isPublished || (command === 'check' && (names.length === 0 || paths.some((one) => touches(one, folder))));
  if (!isWanted || !existsSync(folder)) return { lines: [], rest: args };

  const { checkAdvertFiles } = await import('../../content/advertFiles.mjs');
  const { problemText } = await import('../../content/contentFile.mjs');
  const isMeant = (/** @type {string} */ file) =>
    isPublished
      ? path.basename(file) === 'banners.json'
      : paths.length === 0 || paths.some((one) => touches(file, one));
  const problems = (await checkAdvertFiles(folder)).problems.filter(({ file }) => isMeant(file));
  const named = (/** @type {string} */ file) => path.relative(cwd, file);
  const lines = problems.map(({ file, other, ...problem }) =>
    problemText({ ...problem, file: named(file), other: other && named(other) }),
  );
  if (lines.length === 0) return { lines, rest: args };
  return { lines, rest: restOf(args, names, { isCheck: command === 'check', folder, cwd }) };
}

const OPTIONS = /** @type {const} */ ({
  from: { type: 'string' },
  ads: { type: 'string' },
  data: { type: 'string' },
});

/**
 * What is wrong here is told once: `api`'s command then looks at the other files only.
 *
 * @param {string[]} args
 * @param {string[]} names
 * @param {{ isCheck: boolean, folder: string, cwd: string }} given
 */
function restOf(args, names, { isCheck, folder, cwd }) {
  if (!isCheck) return undefined;
  if (names.length === 0) return [...args, path.join(root, 'content')];
  const others = names.filter((name) => !touches(path.resolve(cwd, name), folder));
  return others.length === 0 ? undefined : args.filter((arg) => !names.includes(arg) || others.includes(arg));
}

/** @param {string} file @param {string} folder or the same file */
function touches(file, folder) {
  return file === folder || file.startsWith(folder + path.sep);
}

module.exports = { checkAdverts };
