import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stageNamed } from './dockerfile';
import { appOf, CLOCK, NODE, UNPRIVILEGED } from './images';

export type Running = {
  readonly pid: number;
  /** Resolves when the process is gone. */
  readonly gone: Promise<unknown>;
  isGone(): boolean;
  /** All output so far. */
  output(): string;
  /** Sends a signal, and resolves with the exit code when the process is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Stops the process without ending it. */
  freeze(): void;
  /** Lets it go on after {@link freeze}. */
  thaw(): void;
  /** Rejects with the output when the process ends before `isUp`. */
  until(isUp: () => Promise<boolean>): Promise<void>;
};

/** A look starts a process. */
const LOOK_AGAIN_MS = 300;

/** Starts an image's command, or another, in its folder, with its variables and the given ones, without rights. */
export function startImage(name: string, env: Record<string, string>, args?: readonly string[]): Running {
  const { entrypoint, command, env: own } = stageNamed(name);
  const [program = '', ...words] = [...entrypoint, ...(args ?? command)];
  return start(program === 'node' ? NODE : program, words, {
    cwd: appOf(name),
    env: { PATH: process.env.PATH ?? '', ...clock(), ...own, ...env },
  });
}

type Place = {
  cwd: string;
  env: Record<string, string>;
  /** Whose process it is; by default one without rights. */
  as?: { uid?: number; gid?: number };
};

function clock(): Record<string, string> {
  const { CLOCK_OFFSET_MS } = process.env;
  return CLOCK_OFFSET_MS ? { CLOCK_OFFSET_MS, NODE_OPTIONS: `--require ${JSON.stringify(CLOCK)}` } : {};
}

export function start(program: string, args: readonly string[], { cwd, env, as = UNPRIVILEGED }: Place): Running {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...as });
  const gone = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    ...{ gone, isGone },
    output: () => printed,
    async end(signal = 'SIGTERM') {
      if (!isGone()) child.kill(signal);
      if (!isGone()) await gone;
      return child.exitCode;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async until(isUp) {
      while (!(await isUp().catch(() => false))) {
        if (isGone()) throw new Error(`${program} ${args.join(' ')} ended with ${child.exitCode}:\n${printed}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
  };
}

/**
 * Runs the health check of an image as written except for the address, since a container has all ports to itself.
 *
 * @returns whether it succeeds
 */
export function isHealthy(name: string, address: string): Promise<boolean> {
  const [program = '', ...args] = stageNamed(name).health ?? [];
  const words = args.map((word) => word.replace(/127\.0\.0\.1:\d+/, address));
  return new Promise((resolve) => {
    execFile(program === 'node' ? process.execPath : program, words, (error) => resolve(error === null));
  });
}
