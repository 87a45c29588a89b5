import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isNativeError } from 'node:util/types';
import { KIND_NAMES, type KindName } from '../kinds/siteKinds';
import type { ContentFolders } from '../read/readers';

export const USAGE = `content check [paths]                 looks at everything, or reports on these files and folders only
content publish [kinds] [--dry-run]   checks, then brings the running site level; kinds: ${KIND_NAMES.join(', ')}
content schemas                       writes the schemas of the ad team's files again, after a change of their code

--from <folder>    where the content lies (content/)
--ads <folder>     where the ad team's lies (mfe-ads/content/)
--data <folder>    the data folder of the running site (.data/, or DATA_DIR)
--take-down        publish also when much of what the site shows would be taken down
--help             shows this`;

/** The environment of a command. */
export type CommandContext = {
  /** Base of relative paths. */
  cwd: string;
  folders: ContentFolders;
  dataDir: string;
  print: (line: string) => void;
};

export type Asked = {
  command: 'check' | 'publish' | 'schemas';
  folders: ContentFolders;
  dataDir: string;
  kinds: readonly KindName[];
  /** Whether only some files are checked. */
  isPart: boolean;
  isMeant: (file: string) => boolean;
  isDryRun: boolean;
  mayTakeDown: boolean;
};

/** @returns what is wrong with the arguments, in a sentence, when they are invalid */
export function readArgs(args: readonly string[], { cwd, folders: usual, dataDir }: CommandContext): Asked | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [command, ...names] = positionals;
  if (command !== 'check' && command !== 'publish' && command !== 'schemas')
    return `Expected check, publish or schemas, got ${command ?? 'nothing'}`;
  const chosen = (given: string | undefined, folder: string) =>
    given === undefined ? folder : path.resolve(cwd, given);
  const folders = { content: chosen(values.from, usual.content), adverts: chosen(values.ads, usual.adverts) };
  if (!existsSync(folders.content)) return `There is no folder ${folders.content}`;
  const paths = command === 'check' ? names.map((name) => path.resolve(cwd, name)) : [];
  const missing = paths.find((file) => !existsSync(file));
  if (missing) return `There is no file ${missing}`;
  const isOurs = (file: string) => [folders.content, folders.adverts].some((folder) => isIn(file, folder));
  const stranger = paths.find((file) => !isOurs(file));
  if (stranger) return `Expected files of ${folders.content}, got ${stranger}`;
  const unknown = command === 'publish' ? names.find((name) => !KIND_NAMES.some((kind) => kind === name)) : undefined;
  if (unknown) return `Expected kinds of content (${KIND_NAMES.join(', ')}), got ${unknown}`;
  const kinds =
    command === 'publish' && names.length > 0 ? KIND_NAMES.filter((kind) => names.includes(kind)) : KIND_NAMES;
  return {
    ...{ command, folders, kinds },
    dataDir: chosen(values.data, dataDir),
    isPart: paths.length > 0,
    isMeant: (file) => paths.length === 0 || paths.some((one) => isIn(file, one)),
    isDryRun: values['dry-run'] ?? false,
    mayTakeDown: values['take-down'] ?? false,
  };
}

/** A folder contains itself. */
function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder + path.sep);
}

function parse(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { from: text, ads: text, data: text, 'dry-run': flag, 'take-down': flag };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return isNativeError(error) ? error.message : String(error);
  }
}
