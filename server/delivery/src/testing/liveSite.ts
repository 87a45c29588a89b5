import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Pointer, RemoteFile } from 'server-shared/releases/livePointer';
import type { Candidate } from 'shared-kernel/contract/pointer';
import { openLive } from '../live/openLive';
import { createMetrics } from '../metrics/createMetrics';
import type { LivePointers } from '../pointers/livePointers';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, aShellBuild } from './builds';
import { changeRemote, liveIn, releaseBuild } from './stages';
import { afterTest, temporaryFolder } from './temporaryFolder';

/** A data folder with a live shell, and what `api` would change in it. */
export async function aLiveSite() {
  const dataDir = await temporaryFolder();
  const site = siteFolder(dataDir);
  await releaseBuild(dataDir, 'shell', aShellBuild());
  const change = (name: LiveName, how: (pointer: RemoteFile) => Partial<RemoteFile>) =>
    changeRemote(dataDir, name, how);
  return {
    dataDir,
    site,
    /** Releases `mfe-scores`, or the given name, with this code in its page. */
    async release(code: string, description: object = {}, name: LiveName = 'mfe-scores'): Promise<string> {
      const build = aRemoteBuild({ 'App.77.js': `${code}();\n` }, { remote: name, ...description });
      return (await releaseBuild(dataDir, name, build)).release;
    },
    switchRemote: (name: LiveName, state: 'on' | 'off') => change(name, () => ({ state })),
    /** The release before is live again, and the one that was is no candidate any more. */
    goBack: (name: LiveName) => change(name, ({ live, previous = live }) => ({ live: previous, previous: undefined })),
    /** What was live by this pointer becomes a candidate, for this share of the browsers. */
    asCandidate: (name: LiveName, was: Pointer | undefined, share: number) =>
      change(name, () => ({ candidate: candidateOf(was, share) })),
    setShare: (name: LiveName, share: number) =>
      change(name, ({ candidate }) => ({ candidate: candidate && { ...candidate, share } })),
    pointer: async (name: LiveName = 'mfe-scores'): Promise<Pointer | undefined> =>
      (await liveIn(dataDir)).pointers.find(({ remote }) => remote === name),
    /** As a server sees it that starts now. */
    pointers: () => pointersOf(dataDir),
    /** Damages or creates a file of the data folder. */
    async write(file: string, text: string): Promise<void> {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    text: (file: string): Promise<string> => readFile(file, 'utf8'),
  };
}

function candidateOf(was: Pointer | undefined, share: number): Candidate | undefined {
  if (!was || was.remote === 'shell') return undefined;
  return { share, since: '2022-12-10T00:00:00Z', release: was.live };
}

/** What a server without `api` serves of a data folder. */
export async function pointersOf(
  dataDir: string,
  report: (error: Error) => void = () => {},
  metrics = createMetrics(),
): Promise<LivePointers> {
  const opened = await openLive(siteFolder(dataDir), { api: undefined, keys: [], report, listener: metrics.live });
  afterTest(() => opened.stop());
  return opened;
}
