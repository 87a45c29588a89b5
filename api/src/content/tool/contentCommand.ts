import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isNativeError } from 'node:util/types';
import { DoorRefusedError, findAdminDoor, NoDoorError } from '../../admin/doorClient';
import { KIND_NAMES, type KindName } from '../kinds/siteKinds';
import { type Problem, problemText } from '../read/problem';
import { type Content, readContent } from '../read/readers';
import { type Difference, differences, suspicious } from './difference';
import { askSite, sendPublication } from './sendPublication';
import { summary } from './summary';

export const USAGE = `content check [paths]                 looks at everything, or reports on these files and folders only
content publish [kinds] [--dry-run]   checks, then brings the running site level; kinds: ${KIND_NAMES.join(', ')}

--from <folder>    where the content lies (content/)
--data <folder>    the data folder of the running site (.data/, or DATA_DIR)
--take-down        publish also when much of what the site shows would be taken down
--help             shows this`;

/** Exit codes of the command. */
const EXIT = { done: 0, wrongContent: 1, wrongUse: 2, refused: 3 } as const;

/** What a command knows of its surroundings. */
export type Surroundings = {
  /** Where relative paths begin. */
  cwd: string;
  contentFolder: string;
  dataDir: string;
  print: (line: string) => void;
};

/** `content check`, `content publish`. @returns the exit code */
export async function contentCommand(args: readonly string[], around: Surroundings): Promise<number> {
  if (wantsHelp(args)) return say(around, USAGE, EXIT.done);
  const asked = readArgs(args, around);
  if (typeof asked === 'string') return say(around, `${asked}\n\n${USAGE}`, EXIT.wrongUse);
  const content = await readContent(asked.folder, asked.kinds);
  if (content.kinds.size === 0)
    return say(around, `There is no content in ${asked.folder}: ${placesOf(asked)}`, EXIT.wrongContent);
  const problems = content.problems.filter(({ file }) => asked.isMeant(file));
  for (const problem of problems) around.print(problemText(named(problem, around.cwd)));
  if (problems.length > 0) return say(around, counted(problems.length, 'problem'), EXIT.wrongContent);
  if (asked.command === 'check') return say(around, asked.isPart ? 'Fine' : checked(content), EXIT.done);
  try {
    return await publish(content, asked, around);
  } catch (error) {
    if (error instanceof NoDoorError || error instanceof DoorRefusedError) {
      return say(around, error.message, EXIT.refused);
    }
    throw error;
  }
}

async function publish(content: Content, asked: Asked, around: Surroundings): Promise<number> {
  const door = await findAdminDoor(asked.dataDir);
  const site = await askSite(door);
  const all = differences(content, site);
  for (const line of summary(all)) around.print(line);
  const [first] = asked.mayTakeDown ? [] : suspicious(all);
  if (first) return say(around, tooMuchGone(first), EXIT.refused);
  if (asked.isDryRun) return say(around, 'Nothing was published: --dry-run', EXIT.done);
  if (all.every(({ added, changed, takenDown }) => added.length + changed.length + takenDown.length === 0)) {
    return say(around, 'The site is level with the files', EXIT.done);
  }
  const pictures = await sendPublication(door, site, content, all);
  return say(around, `Published; ${counted(pictures, 'picture')} sent`, EXIT.done);
}

/** Where its kinds would lie. */
function placesOf({ kinds }: Asked): string {
  return `expected ${kinds.map((kind) => (kind === 'settings' ? 'settings.json' : `${kind}/`)).join(', ')}`;
}

function tooMuchGone({ kind, takenDown }: Difference): string {
  return `Nothing was published: ${takenDown.length} of ${kind} would be taken down. If that is meant, add --take-down`;
}

type Asked = {
  command: 'check' | 'publish';
  folder: string;
  dataDir: string;
  kinds: readonly KindName[];
  /** Whether only some files are looked at. */
  isPart: boolean;
  isMeant: (file: string) => boolean;
  isDryRun: boolean;
  mayTakeDown: boolean;
};

/** @returns what is wrong with it, in a sentence, when it cannot be understood */
function readArgs(args: readonly string[], { cwd, contentFolder, dataDir }: Surroundings): Asked | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [command, ...names] = positionals;
  if (command !== 'check' && command !== 'publish') return `Expected check or publish, got ${command ?? 'nothing'}`;
  const folder = path.resolve(cwd, values.from ?? contentFolder);
  if (!existsSync(folder)) return `There is no folder ${folder}`;
  const paths = command === 'check' ? names.map((name) => path.resolve(cwd, name)) : [];
  const missing = paths.find((file) => !existsSync(file));
  if (missing) return `There is no file ${missing}`;
  const stranger = paths.find((file) => file !== folder && !file.startsWith(folder + path.sep));
  if (stranger) return `Expected files of ${folder}, got ${stranger}`;
  const unknown = command === 'publish' ? names.find((name) => !KIND_NAMES.some((kind) => kind === name)) : undefined;
  if (unknown) return `Expected kinds of content (${KIND_NAMES.join(', ')}), got ${unknown}`;
  const kinds =
    command === 'publish' && names.length > 0 ? KIND_NAMES.filter((kind) => names.includes(kind)) : KIND_NAMES;
  return {
    ...{ command, folder, kinds },
    dataDir: values.data === undefined ? dataDir : path.resolve(cwd, values.data),
    isPart: paths.length > 0,
    isMeant: (file) => paths.length === 0 || paths.some((one) => file === one || file.startsWith(one + path.sep)),
    isDryRun: values['dry-run'] ?? false,
    mayTakeDown: values['take-down'] ?? false,
  };
}

function wantsHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.includes('--help') || args.includes('-h');
}

function parse(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { from: text, data: text, 'dry-run': flag, 'take-down': flag };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return isNativeError(error) ? error.message : String(error);
  }
}

function say({ print }: Surroundings, line: string, code: number): number {
  print(line);
  return code;
}

function named(problem: Problem, cwd: string): Problem {
  const { file, other } = problem;
  return { ...problem, file: path.relative(cwd, file), ...(other && { other: path.relative(cwd, other) }) };
}

function checked({ kinds }: Content): string {
  const counts = [...kinds].map(([kind, { items }]) => `${items.length} ${kind}`);
  return `Fine: ${counts.join(', ')}`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
