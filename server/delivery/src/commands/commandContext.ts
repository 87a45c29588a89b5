import path from 'node:path';
import type { CommandPlace } from 'server-shared/commands/commandPlace';
import { LIVE_NAMES, type LiveName, toLiveName } from '../pointers/liveName';
import { ReleaseError } from '../release/releaseError';
import { type SiteFolder, siteFolder } from '../siteFolder';

/** The environment of a command. `--data` takes precedence over its data folder. */
export type CommandContext = CommandPlace & {
  readonly who: string;
  readonly now: () => Date;
  readonly print: (line: string) => void;
};

export function dataDirOf({ cwd, dataDir }: CommandContext, given: string | undefined): string {
  return given === undefined ? dataDir : path.resolve(cwd, given);
}

export function siteOf(context: CommandContext, given: string | undefined): SiteFolder {
  return siteFolder(dataDirOf(context, given));
}

/** @throws ReleaseError that lists the valid names */
export function knownName(raw: string): LiveName {
  const name = toLiveName(raw);
  if (!name) throw new ReleaseError(`There is no ${raw}. Names: ${LIVE_NAMES.join(', ')}.`);
  return name;
}
