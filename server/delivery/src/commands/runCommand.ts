import os from 'node:os';
import type { CommandPlace } from 'server-shared/commands/commandPlace';
import { errorCode } from 'server-shared/files/errorCode';
import type { CommandContext } from './commandContext';

/** Runs a command as it was typed; its failure is one line, and the exit code 1. */
export function runCommand(
  command: (args: readonly string[], context: CommandContext) => Promise<void>,
  place: CommandPlace,
): void {
  const context = {
    ...place,
    who: whoAmI(),
    now: () => new Date(),
    print: (line: string) => void process.stdout.write(`${line}\n`),
  };
  // Whoever reads on, such as `head`, may have read enough before all is said.
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
  command(process.argv.slice(2), context).catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exitCode = 1;
  });
}

/** Of a disk that is full or locked the system says only the call that failed. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'].includes(errorCode(error))) return message;
  return `The data folder cannot be written (${message}). Mend that and run it again: nothing is half done.`;
}

function whoAmI(): string {
  try {
    return `${os.userInfo().username}@${os.hostname()}`;
  } catch {
    // A container's user may have no name.
    return os.hostname();
  }
}
