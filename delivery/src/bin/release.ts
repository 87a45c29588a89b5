import os from 'node:os';
import { releaseCommand } from '../release/releaseCommand';

/** One line a name on success, one line on failure. */
releaseCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  dataDir: process.env.DATA_DIR || undefined,
  who: whoAmI(),
  now: () => new Date(),
  print: console.log,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

function whoAmI(): string {
  try {
    return `${os.userInfo().username}@${os.hostname()}`;
  } catch {
    // A container's user may have no name.
    return os.hostname();
  }
}
