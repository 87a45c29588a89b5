import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CommandPlace } from 'server-shared/commands/commandPlace';
import { errorCode } from 'server-shared/files/errorCode';
import { sitePlaceIn } from 'server-shared/previews/previewLink';
import { openApi } from '../release/releaseApi';
import type { CommandContext } from './commandContext';

/** Runs a command line; a failure is one line, and the exit code 1. */
export function runCommand(
  command: (args: readonly string[], context: CommandContext) => Promise<void>,
  place: CommandPlace,
): void {
  const context = () => ({
    ...place,
    who: whoAmI(),
    now: () => new Date(),
    open: (dataDir: string) => openApi(dataDir, { origin: given('INTERNAL_ORIGIN'), token: given('RELEASE_TOKEN') }),
    site: sitePlaceIn(process.env),
    signingKey: pathIn('RELEASE_KEY', place),
    pause,
    print: (line: string) => void process.stdout.write(`${line}\n`),
  });
  // A reader of the output, such as `head`, may close it early.
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
  const run = async () => command(process.argv.slice(2), context());
  run().catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exitCode = 1;
  });
}

/** The absolute path that a variable names. */
function pathIn(variable: string, { cwd }: CommandPlace): string | undefined {
  const file = given(variable);
  return file === undefined ? undefined : path.resolve(cwd, file);
}

function given(variable: string): string | undefined {
  return process.env[variable]?.trim() || undefined;
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
