import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * `node ../tooling/build/browser.mjs`, in a front-end package: its production build, from its `webpack.config.mjs`. The
 * federation plugin keeps a generated file under the working directory, so that must be the package's.
 */
const { default: configure } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href);
const compiler = webpack(configure({ mode: 'production' }));
if (!compiler) throw new Error(`webpack.config.mjs of ${process.cwd()} describes no build`);

compiler.run((error, stats) => {
  if (error) console.error(error);
  const text = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (text) console.log(text);
  if (error || stats?.hasErrors()) process.exitCode = 1;
  // Closing writes the cache.
  compiler.close((closing) => {
    if (closing) throw closing;
  });
});
