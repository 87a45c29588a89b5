import path from 'node:path';
import { AdminError, findAdminEndpoint } from 'server-shared/admin/adminClient';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { ADVERT_FILE_NAMES } from 'shared-kernel/entities/advertFiles';
import { writeSchemas } from '../files/writeSchemas';
import type { KindName } from '../kinds/siteKinds';
import { type Problem, problemText } from '../read/problem';
import { type Content, readContent } from '../read/readers';
import { type Asked, type CommandContext, readArgs, USAGE } from './contentArgs';
import { type Difference, differences, suspicious } from './difference';
import { askSite, sendPublication } from './sendPublication';
import { summary } from './summary';

/** Exit codes of the command. */
const EXIT = { done: 0, wrongContent: 1, wrongUse: 2, refused: 3 } as const;

/** `content check`, `content publish`. @returns the exit code */
export async function contentCommand(args: readonly string[], context: CommandContext): Promise<number> {
  if (wantsHelp(args)) return say(context, USAGE, EXIT.done);
  const asked = readArgs(args, context);
  if (typeof asked === 'string') return say(context, `${asked}\n\n${USAGE}`, EXIT.wrongUse);
  if (asked.command === 'schemas') {
    await writeSchemas(asked.folders.adverts);
    return say(context, `Written into ${asked.folders.adverts}`, EXIT.done);
  }
  const content = await readContent(asked.folders, asked.kinds);
  const lacking = lackingPlaces(content, asked);
  if (lacking) return say(context, `There is no content in ${lacking}`, EXIT.wrongContent);
  const problems = content.problems.filter(({ file }) => asked.isMeant(file));
  for (const problem of problems) context.print(problemText(named(problem, context.cwd)));
  if (problems.length > 0) return say(context, counted(problems.length, 'problem'), EXIT.wrongContent);
  if (asked.command === 'check') return say(context, asked.isPart ? 'Fine' : checked(content), EXIT.done);
  try {
    return await publish(content, asked, context);
  } catch (error) {
    if (error instanceof AdminError) return say(context, error.message, EXIT.refused);
    throw error;
  }
}

async function publish(content: Content, asked: Asked, context: CommandContext): Promise<number> {
  const endpoint = await findAdminEndpoint(asked.dataDir);
  const site = await askSite(endpoint);
  const all = differences(content, site);
  for (const line of summary(all)) context.print(line);
  const [first] = asked.mayTakeDown ? [] : suspicious(all);
  if (first) return say(context, tooMuchGone(first), EXIT.refused);
  if (asked.isDryRun) return say(context, 'Nothing was published: --dry-run', EXIT.done);
  if (all.every(({ added, changed, takenDown }) => added.length + changed.length + takenDown.length === 0)) {
    return say(context, 'The site is level with the files', EXIT.done);
  }
  const pictures = await sendPublication(endpoint, site, content, all, ({ message }) => context.print(message));
  return say(context, `Published; ${counted(pictures, 'picture')} sent`, EXIT.done);
}

const ADVERTS: readonly KindName[] = ['banners', ...ADVERT_FILE_NAMES];

const placeOf = (kind: KindName) => (kind === 'previews' || kind === 'news' ? `${kind}/` : `${kind}.json`);

/** The folders of a run that found no content. The ad team's folder does not show whether the other one is right. */
function lackingPlaces({ kinds }: Content, { folders, ...asked }: Asked): string | undefined {
  const ofEditors = asked.kinds.filter((kind) => !ADVERTS.includes(kind));
  const wanted = ofEditors.length > 0 ? ofEditors : asked.kinds;
  if (wanted.some((kind) => kinds.has(kind))) return undefined;
  const folder = ofEditors.length > 0 ? folders.content : folders.adverts;
  return `${folder}: expected ${wanted.map(placeOf).join(', ')}`;
}

function tooMuchGone({ kind, takenDown }: Difference): string {
  return `Nothing was published: ${takenDown.length} of ${kind} would be taken down. If that is meant, add --take-down`;
}

function say({ print }: CommandContext, line: string, code: number): number {
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
