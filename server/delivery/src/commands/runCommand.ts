import os from 'node:os';
import type { CommandPlace } from 'server-shared/commands/commandPlace';
import { errorCode } from 'server-shared/files/errorCode';
import type { CommandContext } from './commandContext';

/** Runs a command line; a failure is one line, and the exit code 1. */
export function runCommand(
  command: (args: readonly string[], context: CommandContext) => Promise<void>,
  place: CommandPlace,
): void {
  const context = {
    ...place,
    who: whoAmI(),
    now: () => new Date(),
    apiOrigin: process.env.API_ORIGIN?.trim() || undefined,
    print: (line: string) => void process.stdout.write(`${line}\n`),
  };
  // A reader of the output, such as `head`, may close it early.
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
  command(process.argv.slice(2), context).catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exitCode = 1;
  });
}

/** For a full or locked disk the system names only the failed call. */
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
