import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { oneBundle } from '../webpack/oneBundle.mjs';

/**
 * `node tooling/build/oneBundleCommand.mjs --federation <file> --site <folder> <folder> <shell> <remote>...`: the app
 * without federation, for benchmarks; everything else must be built already, and the remotes released in `--site`.
 * `<folder>/dist` becomes a release of the shell, with the shell's own server entry.
 */
const { values, positionals } = parseArgs({
  options: {
    federation: { type: 'string', default: '' },
    site: { type: 'string', default: '' },
  },
  allowPositionals: true,
});
const [out = '', shell = '', ...remotes] = positionals.map((folder) => path.resolve(folder));
const federation = path.resolve(values.federation);
const site = path.resolve(values.site);
const compiler = webpack(oneBundle({ shell, federation, remotes, site, out }));
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
