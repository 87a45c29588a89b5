import { existsSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { parseTyped } from 'server-shared/commands/parseTyped';
import type { SitePlace } from 'server-shared/previews/previewLink';
import { LABEL } from 'server-shared/previews/previewParameter';
import { KIND_NAMES, type KindName } from '../kinds/siteKinds';
import type { ContentFolders } from '../read/readers';

export const USAGE = `content check [paths]                 looks at everything, or reports on these files and folders only
content publish [kinds] [--dry-run]   checks, then brings the running site in sync; kinds: ${KIND_NAMES.join(', ')}
content preview [kinds] [--label <x>] checks, then prints a link to look at it, drafts and what is scheduled too, valid for a day
content preview --end                 ends all these links
content clean <files.html>             takes away what Word leaves in articles, and says what it took
content schemas                       writes the schemas of the ad team's files again, after a change of their code

--from <folder>    where the content lies (content/)
--ads <folder>     where the ad team's lies (mfe-ads/content/)
--data <folder>    the data folder of the running site (.data/, or DATA_DIR)
--take-down        take down what these files lack without asking
--help             shows this`;

/** The environment of a command. */
export type CommandContext = {
  /** Base of relative paths. */
  cwd: string;
  folders: ContentFolders;
  dataDir: string;
  /** Where visitors find the site, for links. */
  site?: SitePlace;
  print: (line: string) => void;
  /** A question to who sits at the terminal; absent without one. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
};

const COMMANDS = ['check', 'publish', 'preview', 'clean', 'schemas'] as const;

export type Asked = {
  command: (typeof COMMANDS)[number];
  folders: ContentFolders;
  dataDir: string;
  kinds: readonly KindName[];
  /** Files and folders to be checked, or cleaned. */
  paths: readonly string[];
  isMeant: (file: string) => boolean;
  isDryRun: boolean;
  /** The preview's label. */
  label: string;
  /** Whether previews end, and none begins. */
  ends: boolean;
  mayTakeDown: boolean;
};

/** @returns what is wrong with the arguments, in a sentence, when they are invalid */
export function readArgs(args: readonly string[], { cwd, folders: usual, dataDir }: CommandContext): Asked | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [command, ...names] = positionals;
  const named = COMMANDS.find((one) => one === command);
  if (!named) return `Expected check, publish, preview, clean or schemas, got ${command ?? 'nothing'}`;
  const wrong = optionsOfOthers(named, values);
  if (wrong) return wrong;
  if (values.end && (names.length > 0 || values.label !== undefined)) return '--end goes alone: it ends all links';
  const label = values.label ?? 'noi-dung';
  if (!LABEL.test(label)) return `--label: expected small letters, digits and hyphens such as ban-thao, got "${label}"`;
  const chosen = (given: string | undefined, folder: string) =>
    given === undefined ? folder : path.resolve(cwd, given);
  const folders = { content: chosen(values.from, usual.content), adverts: chosen(values.ads, usual.adverts) };
  if (!existsSync(folders.content)) return `There is no folder ${folders.content}`;
  const paths = command === 'check' || command === 'clean' ? names.map((name) => path.resolve(cwd, name)) : [];
  const isOther = named === 'clean' && (names.length === 0 || names.some((name) => !name.endsWith('.html')));
  if (isOther) return `Expected .html files to clean, got ${names.join(' ') || 'nothing'}`;
  const missing = paths.find((file) => !existsSync(file));
  if (missing) return `There is no file ${missing}`;
  const isOurs = (file: string) => [folders.content, folders.adverts].some((folder) => isIn(file, folder));
  const stranger = named === 'check' ? paths.find((file) => !isOurs(file)) : undefined;
  if (stranger) return `Expected files of ${folders.content}, got ${stranger}`;
  const takesKinds = named === 'publish' || named === 'preview';
  const unknown = takesKinds ? names.find((name) => !KIND_NAMES.some((kind) => kind === name)) : undefined;
  if (unknown) return `Expected kinds of content (${KIND_NAMES.join(', ')}), got ${unknown}`;
  const kinds = takesKinds && names.length > 0 ? KIND_NAMES.filter((kind) => names.includes(kind)) : KIND_NAMES;
  return {
    command: named,
    folders,
    kinds,
    label,
    ends: values.end ?? false,
    dataDir: chosen(values.data, dataDir),
    paths,
    isMeant: (file) => paths.length === 0 || paths.some((one) => isIn(file, one)),
    isDryRun: values['dry-run'] ?? false,
    mayTakeDown: values['take-down'] ?? false,
  };
}

/** Options that one command has alone. */
const OPTION_OF = { 'dry-run': 'publish', 'take-down': 'publish', label: 'preview', end: 'preview' } as const;

function optionsOfOthers(command: Asked['command'], values: Readonly<Record<string, unknown>>): string | undefined {
  const [wrong] = Object.entries(OPTION_OF).filter(([name, of]) => values[name] !== undefined && of !== command);
  return wrong && `--${wrong[0]} goes with ${wrong[1]}, got ${command}`;
}

/** A folder contains itself. */
function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder + path.sep);
}

function parse(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { from: text, ads: text, data: text, 'dry-run': flag, 'take-down': flag, label: text, end: flag };
  try {
    return parseTyped({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return isNativeError(error) ? error.message : String(error);
  }
}
