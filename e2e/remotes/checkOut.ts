import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** What a clone does not have. */
const MADE = new Set(['node_modules', 'dist', '.git', '.ci', '.cache', '.data', '.mf', 'test-results']);

/** A fresh copy of the repository, as a new team has cloned it. */
export type Checkout = {
  /** Writes the files into a folder of it, or into one beside it, such as `../mfe-tv`. */
  write(folder: string, files: ReadonlyMap<string, string>): Promise<void>;
  /** Edits a file. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Types a command at the top of it, or in this folder. @returns what it printed @throws Error with that when it fails */
  type(command: string, folder?: string): Promise<string>;
  /** Types a command that goes on until Ctrl-C, which the returned function presses. */
  keepRunning(
    command: string,
    variables: Readonly<Record<string, string>>,
    until: RegExp,
  ): Promise<() => Promise<void>>;
  remove(): Promise<void>;
};

/** @param dataDir of the running site, which is not that of the copy */
export async function checkOut(dataDir: string): Promise<Checkout> {
  const made = await mkdtemp(join(tmpdir(), 'tyso-checkout-'));
  const dir = join(made, 'tyso');
  await cp(ROOT, dir, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  const env = { ...process.env, DATA_DIR: dataDir };

  return {
    async write(folder, files) {
      for (const [name, text] of files) {
        const file = join(dir, folder, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
    async change(file, from, to) {
      const text = await readFile(join(dir, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(join(dir, file), text.replace(from, to));
    },
    async type(command, folder = '.') {
      const options = { cwd: join(dir, folder), env };
      const { stdout, stderr, code } = await promisify(execFile)('sh', ['-c', command], options).then(
        (printed) => ({ ...printed, code: 0 }),
        (failed) => failed,
      );
      if (code !== 0) throw new Error(`${command} ended with ${code}:\n${stdout}\n${stderr}`);
      return stdout;
    },
    async keepRunning(command, variables, until) {
      const child = spawn('sh', ['-c', `exec ${command}`], { cwd: dir, env: { ...env, ...variables }, detached: true });
      let printed = '';
      await new Promise<void>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk) => {
            printed += String(chunk);
            if (until.test(printed)) resolve();
          });
        child.once('exit', () => reject(new Error(`${command} ended:\n${printed}`)));
      });
      return async () => {
        if (child.pid) process.kill(-child.pid, 'SIGINT');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      };
    },
    remove: () => rm(made, { recursive: true, force: true }),
  };
}
