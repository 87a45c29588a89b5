import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { checkedChunks } from './checkedChunks.mjs';
import { chunkAgain } from './chunkAgain.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tyso-checked-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @type {import('webpack').WebpackPluginInstance[]} */
const NO_PLUGINS = [];

/** Builds these sources as for a release; returns the files by name. @param {Record<string, string>} sources */
async function build(sources, plugins = NO_PLUGINS) {
  await mkdir(path.join(folder, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(sources)) await writeFile(path.join(folder, 'src', name), text);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './src/main.js',
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      hashFunction: 'xxhash64',
    },
    module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
    optimization: { realContentHash: true },
    plugins: [...plugins, chunkAgain(), checkedChunks()],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve(undefined);
    });
  });
  const dist = path.join(folder, 'dist');
  const files = await Promise.all(
    (await readdir(dist)).map(async (file) => /** @type {const} */ ([file, await readFile(path.join(dist, file))])),
  );
  return new Map(files);
}

/** @param {Map<string, Buffer>} files */
function entryOf(files) {
  const [name = '', content] = [...files].find(([file]) => file.startsWith('main.')) ?? [];
  return { name, text: String(content) };
}

/** @param {Buffer} content */
const checkOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const SOURCES = {
  'main.js': "globalThis.open = { first: () => import('./first.js'), other: () => import('./other.js') };",
  // A chunk in a chunk, and one that names a file whose own name follows from its content.
  'first.js': "export const inner = () => import('./inner.js'); export const said = 'first';",
  'inner.js': "export const said = 'inner';",
  'other.js': "import picture from './picture.svg'; export { picture };",
  'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

it('the entry holds the check of every chunk, under the number it is asked for by', async () => {
  const files = await build(SOURCES);
  const { name, text } = entryOf(files);
  const chunks = [...files].filter(([file]) => file.endsWith('.js') && file !== name);
  expect(chunks).toHaveLength(3);
  for (const [file, content] of chunks) {
    const [id] = file.split('.');
    expect(text).toMatch(new RegExp(`\\b${id}:"${checkOf(content).replaceAll(/[+/]/g, '\\$&')}"`));
  }
  expect(text).not.toContain('of-chunk');
});

it('a chunk of nothing but what the shell provides has no script, and no check', async () => {
  const provided = new webpack.sharing.ConsumeSharedPlugin({ consumes: { provided: { import: false } } });
  const main = "globalThis.open = () => import('provided'); globalThis.more = () => import('./inner.js');";
  const files = await build({ 'main.js': main, 'inner.js': SOURCES['inner.js'] }, [provided]);
  expect([...files.keys()].filter((file) => file.endsWith('.js'))).toHaveLength(2);
  expect(entryOf(files).text).not.toContain('of-chunk');
});

it('the entry has another name when a chunk has other bytes', async () => {
  const before = entryOf(await build(SOURCES));
  const after = entryOf(await build({ ...SOURCES, 'inner.js': "export const said = 'INNER';" }));
  expect(after.name).not.toBe(before.name);
  expect(after.text).not.toBe(before.text);
});

it('the same sources give the same bytes', async () => {
  const before = entryOf(await build(SOURCES));
  expect(entryOf(await build(SOURCES))).toEqual(before);
});
