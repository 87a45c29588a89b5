import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentCommand } from '../content/tool/contentCommand';

/** Beside the package, seen from `dist/bin`. */
const CONTENT_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url));

/** npm runs a script in the project's folder, and keeps in `INIT_CWD` where it was typed. */
const cwd = process.env.INIT_CWD || process.cwd();

process.exitCode = await contentCommand(process.argv.slice(2), {
  cwd,
  contentFolder: CONTENT_FOLDER,
  dataDir: path.resolve(cwd, process.env.DATA_DIR || '.data'),
  print: console.log,
});
