import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { CommandPlace } from 'server-shared/commands/commandPlace';
import type { SitePlace } from 'server-shared/previews/previewLink';
import { openShared, type Shared } from '../bucket/openShared';
import type { BucketPlace } from '../config/bucketPlace';
import { bucketNotes } from '../judge/bucketNotes';
import { folderNotes } from '../judge/folderNotes';
import type { JudgeNotes } from '../judge/judgeNotes';
import { type LiveName, toLiveName } from '../pointers/liveName';
import { ReleaseError } from '../release/releaseError';
import { type KeyPlaces, type SiteFolder, siteFolder } from '../siteFolder';

/** The environment of a command. `--data` takes precedence over its data folder. */
export type CommandContext = CommandPlace & {
  readonly who: string;
  readonly now: () => Date;
  /** Where `api` answers to those who run the site; by default the one on the data folder. */
  readonly apiOrigin?: string | undefined;
  /** The token of that `api`'s INTERNAL_TOKEN. */
  readonly internalToken?: string | undefined;
  /** Where visitors find the site, for links. */
  readonly site?: SitePlace | undefined;
  /** Where keys lie, if not in the data folder. */
  readonly keys?: KeyPlaces | undefined;
  /** Where releases and pointers are, if not in the data folder alone. */
  readonly releases?: BucketPlace | undefined;
  readonly print: (line: string) => void;
  /** Page loads an hour with which a release is a candidate first. */
  readonly fewestViews?: number | undefined;
  /** Waits; in tests for no time. */
  readonly pause?: (ms: number) => Promise<unknown>;
};

export function dataDirOf({ cwd, dataDir }: CommandContext, given: string | undefined): string {
  return given === undefined ? dataDir : path.resolve(cwd, given);
}

export function siteOf(context: CommandContext, given: string | undefined): SiteFolder {
  return siteFolder(dataDirOf(context, given), context.keys);
}

/** What several machines share, if they do; the data folder is then level with it. */
export async function sharedOf({ releases }: CommandContext, site: SiteFolder): Promise<Shared | undefined> {
  return releases && openShared(site, releases);
}

/** Where the judge of the site reads what commands note for it. */
export function notesOf(shared: Shared | undefined, site: SiteFolder): JudgeNotes {
  return shared ? bucketNotes(shared.bucket) : folderNotes(site);
}

/** @throws ReleaseError that says what a name is */
export function knownName(raw: string): LiveName {
  const name = toLiveName(raw);
  if (!name) throw new ReleaseError(`Expected shell, or the name of a remote such as mfe-scores, got ${raw}.`);
  return name;
}

/** All that can be released from a folder, the shell first: packages of a checkout, or builds. */
export async function namesIn(root: string): Promise<LiveName[]> {
  const isOne = (name: string) =>
    ['routes.json', 'dist/release.json'].some((file) => existsSync(path.join(root, name, file)));
  const names = (await readdir(root)).filter(isOne).flatMap((name) => toLiveName(name) ?? []);
  return names.sort((one, other) => Number(other === 'shell') - Number(one === 'shell') || (one < other ? -1 : 1));
}
