import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HistoryLine, readHistory } from '../changes/history';
import type { ReleaseOrder } from '../changes/release';
import { liveCommand } from '../commands/liveCommand';
import type { LiveName } from '../pointers/liveName';
import { type Pointer, readPointer } from '../pointers/pointerFile';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, aShellBuild, releaseBuild } from './builds';
import { temporaryFolder } from './temporaryFolder';

const HOUR_MS = 3_600_000;

/** A data folder with a live shell, and commands on it. Each change is an hour after the one before. */
export async function aLiveSite() {
  const dataDir = await temporaryFolder();
  const site = siteFolder(dataDir);
  let hours = 0;
  const now = () => new Date(Date.UTC(2022, 11, 9) + hours++ * HOUR_MS);
  const at = (time: Date) => () => time;
  await releaseBuild(dataDir, 'shell', aShellBuild(), { now: at(now()) });
  return {
    dataDir,
    site,
    now,
    /** Releases `mfe-scores`, or the given name, with this code in its page. */
    async release(
      code: string,
      description: object = {},
      name: LiveName = 'mfe-scores',
      changes: Partial<ReleaseOrder> = {},
    ): Promise<string> {
      const build = aRemoteBuild({ 'App.77.js': `${code}();\n` }, { remote: name, ...description });
      return (await releaseBuild(dataDir, name, build, { now: at(now()), ...changes })).release;
    },
    /** Runs a command, such as `rollback mfe-scores`; returns what it printed. */
    async type(...args: string[]): Promise<string[]> {
      const printed: string[] = [];
      const print = (line: string) => void printed.push(line);
      await liveCommand(args, { cwd: dataDir, root: dataDir, dataDir, who: 'anh', now, print });
      return printed;
    },
    pointer: (name: LiveName = 'mfe-scores'): Promise<Pointer | undefined> => readPointer(site, name),
    history: (name: LiveName = 'mfe-scores'): Promise<HistoryLine[]> => readHistory(site, name),
    /** Damages or creates a file of the data folder. */
    async write(file: string, text: string): Promise<void> {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    text: (file: string): Promise<string> => readFile(file, 'utf8'),
  };
}
