import path from 'node:path';
import webpack from 'webpack';
import { oneBundle } from '../webpack/oneBundle.mjs';

/**
 * `node tooling/build/oneBundle.mjs <folder> [--split]`: the app without federation, for benchmarks; everything else must be
 * built already. `<folder>/dist` is a release of the shell.
 */
const [folder = '', split] = process.argv.slice(2);
const root = path.join(import.meta.dirname, '../..');
const compiler = webpack(oneBundle({ root, out: path.resolve(folder), isSplit: split === '--split' }));
if (!compiler) throw new Error('There is nothing to build');

compiler.run((error, stats) => {
  if (error) console.error(error);
  const text = stats?.toString({ preset: 'errors-warnings' });
  if (text) console.log(text);
  if (error || stats?.hasErrors()) process.exitCode = 1;
  compiler.close((closing) => {
    if (closing) throw closing;
  });
});
