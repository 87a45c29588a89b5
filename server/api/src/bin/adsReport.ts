import path from 'node:path';
import { reportCommand } from '../adverts/reportCommand';

/** npm runs a script in the project's folder, and keeps in `INIT_CWD` where it was typed. */
const cwd = process.env.INIT_CWD || process.cwd();

process.exitCode = await reportCommand(process.argv.slice(2), {
  cwd,
  dataDir: path.resolve(cwd, process.env.DATA_DIR || '.data'),
  print: console.log,
});
