import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentCommand } from '../content/tool/contentCommand';

/** Beside the package, seen from `dist/bin`. */
const beside = (folder: string) => fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));

/** npm runs a script in the project's folder, and keeps in `INIT_CWD` where it was typed. */
const cwd = process.env.INIT_CWD || process.cwd();

process.exitCode = await contentCommand(process.argv.slice(2), {
  cwd,
  folders: { content: beside('content'), adverts: beside('mfe-ads/content') },
  dataDir: path.resolve(cwd, process.env.DATA_DIR || '.data'),
  print: console.log,
});
