import path from 'node:path';
import { LIVE_NAMES, type LiveName, toLiveName } from '../pointers/liveName';
import { ReleaseError } from '../release/releaseError';
import { type SiteFolder, siteFolder } from '../siteFolder';

/** What a command knows of where it runs. */
export type CommandContext = {
  readonly cwd: string;
  /** The data folder, where `--data` does not name another. */
  readonly dataDir: string | undefined;
  readonly who: string;
  readonly now: () => Date;
  readonly print: (line: string) => void;
};

/** `--data` wins: whoever types it means it. */
export function dataDirOf({ cwd, dataDir }: CommandContext, given: string | undefined): string {
  return path.resolve(cwd, given ?? dataDir ?? '.data');
}

export function siteOf(context: CommandContext, given: string | undefined): SiteFolder {
  return siteFolder(dataDirOf(context, given));
}

/** @throws ReleaseError that lists the names there are */
export function knownName(raw: string): LiveName {
  const name = toLiveName(raw);
  if (!name) throw new ReleaseError(`There is no ${raw}. Names: ${LIVE_NAMES.join(', ')}.`);
  return name;
}
