import os from 'node:os';
import type { Surroundings } from './surroundings';

/** Runs a command as it was typed; its failure is one line, and the exit code 1. */
export function runCommand(command: (args: readonly string[], around: Surroundings) => Promise<void>): void {
  const around = {
    cwd: process.cwd(),
    dataDir: process.env.DATA_DIR || undefined,
    who: whoAmI(),
    now: () => new Date(),
    print: (line: string) => void process.stdout.write(`${line}\n`),
  };
  command(process.argv.slice(2), around).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}

function whoAmI(): string {
  try {
    return `${os.userInfo().username}@${os.hostname()}`;
  } catch {
    // A container's user may have no name.
    return os.hostname();
  }
}
