import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

export type Running = {
  readonly pid: number;
  /** Resolves when the process is gone. */
  readonly gone: Promise<unknown>;
  /** All output so far. */
  output(): string;
  /** Sends a signal, and resolves with the exit code when the process is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Stops the process without ending it, or lets it go on. */
  send(signal: NodeJS.Signals): void;
  /** Rejects with the output when the process ends before `isUp`. */
  until(isUp: () => Promise<boolean> | boolean): Promise<void>;
};

/** A look may start a process. */
const LOOK_AGAIN_MS = 300;

/** Debian keeps some servers where only root looks, and the reload of Varnish apart. */
export const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/share/varnish`;

/** The reason to skip tests of a program of Debian that is not here. */
export function missingProgram(program: string, flag: string): string | undefined {
  const isHere = process.platform === 'linux' && spawnSync(program, [flag], { env: { PATH } }).status === 0;
  return isHere ? undefined : `left out, there is no ${program}`;
}

type Options = { cwd?: string; env?: Readonly<Record<string, string>> };

/** Starts a program with these variables alone. */
export function start(program: string, args: readonly string[], { cwd = '/', env = {} }: Options = {}): Running {
  const child = spawn(program, args, { cwd, env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    gone,
    output: () => printed,
    async end(signal = 'SIGTERM') {
      if (!isGone()) child.kill(signal);
      if (!isGone()) await gone;
      return child.exitCode;
    },
    send: (signal) => void child.kill(signal),
    async until(isUp) {
      while (!(await Promise.resolve(isUp()).catch(() => false))) {
        if (isGone()) throw new Error(`${program} ${args.join(' ')} ended with ${child.exitCode}:\n${printed}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
  };
}
