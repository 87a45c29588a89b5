import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import type { CommandPlace } from 'server-shared/commands/commandPlace';
import { parseTyped } from 'server-shared/commands/parseTyped';
import { errorCode } from 'server-shared/files/errorCode';
import type { SitePlace } from 'server-shared/previews/previewLink';
import { type LiveName, toLiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { toError } from 'shared-kernel/decode/toError';
import type { ReleaseApi } from '../release/releaseApi';

/** The environment of a command. `--data` takes precedence over its data folder. */
export type CommandContext = CommandPlace & {
  readonly who: string;
  readonly now: () => Date;
  /** Finds `api`: the one of the data folder, or of another machine. Throws where none runs. */
  readonly open: (dataDir: string) => Promise<ReleaseApi>;
  /** Where visitors find the site, for links. */
  readonly site?: SitePlace | undefined;
  /** The file of the private key that releases are signed with. */
  readonly signingKey?: string | undefined;
  readonly print: (line: string) => void;
  /** Waits; in tests for no time. */
  readonly pause: (ms: number) => Promise<unknown>;
};

export function dataDirOf({ cwd, dataDir }: CommandContext, given: string | undefined): string {
  return given === undefined ? dataDir : path.resolve(cwd, given);
}

/** @throws ReleaseError that says what a name is, and which there are */
export function knownName(raw: string, there: readonly LiveName[]): LiveName {
  const name = toLiveName(raw);
  if (name) return name;
  const names = there.length > 0 ? there.join(', ') : 'shell, or the name of a remote such as mfe-scores';
  throw new ReleaseError(`Expected ${names}, got ${raw}.`);
}

/** All that can be released from a folder, the shell first: packages of a checkout, or builds. */
export async function namesIn(root: string): Promise<LiveName[]> {
  const isOne = (name: string) =>
    ['routes.json', 'dist/release.json'].some((file) => existsSync(path.join(root, name, file)));
  const names = (await readdir(root)).filter(isOne).flatMap((name) => toLiveName(name) ?? []);
  return names.sort((one, other) => Number(other === 'shell') - Number(one === 'shell') || (one < other ? -1 : 1));
}

/**
 * Parses the arguments of a command.
 *
 * @throws ReleaseError with what is wrong; where an option is unknown, with the usage
 */
export function typed<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseTyped({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const isUnknown = errorCode(error).startsWith('ERR_PARSE_ARGS');
    throw new ReleaseError([toError(error).message, ...(isUnknown ? [usage] : [])].join('\n'));
  }
}
