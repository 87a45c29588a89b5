import path from 'node:path';
import { AdminError, findAdminEndpoint } from 'server-shared/admin/adminClient';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { previewLines, previewLink } from 'server-shared/previews/previewLink';
import { decoder } from 'shared-kernel/decode/decode';
import { integer } from 'shared-kernel/decode/fields';
import { ADVERT_FILE_NAMES } from 'shared-kernel/entities/advertFiles';
import { cleanFile } from '../files/cleanFile';
import { endTexts } from '../files/endTexts';
import { writeSchemas } from '../files/jsonSchema';
import type { KindName } from '../kinds/siteKinds';
import { type Problem, problemText } from '../read/problem';
import { type Content, readContent } from '../read/readers';
import { type Asked, type CommandContext, readArgs, USAGE } from './contentArgs';
import { type Difference, differences } from './difference';
import { askSite, sendPreview, sendPublication } from './sendPublication';
import { summary } from './summary';

/** Exit codes of the command. */
const EXIT = { done: 0, wrongContent: 1, wrongUse: 2, refused: 3 } as const;

/** `content check`, `publish`, `preview`, `clean`, `schemas`. @returns the exit code */
export async function contentCommand(args: readonly string[], context: CommandContext): Promise<number> {
  if (wantsHelp(args)) return say(context, USAGE, EXIT.done);
  const asked = readArgs(args, context);
  if (typeof asked === 'string') return say(context, `${asked}\n\n${USAGE}`, EXIT.wrongUse);
  if (asked.command === 'schemas') {
    await writeSchemas(asked.folders.adverts);
    return say(context, `Written into ${asked.folders.adverts}`, EXIT.done);
  }
  if (asked.command === 'clean') return clean(asked, context);
  if (asked.ends) return answered(context, () => endPreviews(asked, context));
  if (asked.command === 'publish' && !asked.isDryRun) await endTexts(asked.folders);
  const content = await readContent(asked.folders, asked.kinds, asked.command === 'preview' ? 'taken' : 'left out');
  const lacking = lackingPlaces(content, asked);
  if (lacking) return say(context, `There is no content in ${lacking}`, EXIT.wrongContent);
  const problems = content.problems.filter(({ file }) => asked.isMeant(file));
  for (const problem of problems) context.print(problemText(named(problem, context.cwd)));
  if (problems.length > 0) return say(context, counted(problems.length, 'problem'), EXIT.wrongContent);
  if (asked.command === 'check') return say(context, asked.paths.length > 0 ? 'Fine' : checked(content), EXIT.done);
  return answered(context, () => (asked.command === 'preview' ? preview : publish)(content, asked, context));
}

async function clean({ paths }: Asked, context: CommandContext): Promise<number> {
  const unread = 'expected text in UTF-8, or in the encoding that its <meta> names; it stays as it is';
  let code: number = EXIT.done;
  for (const file of paths) {
    const done = await cleanFile(file);
    if (done === undefined) code = EXIT.wrongContent;
    context.print(`${path.relative(context.cwd, file)}: ${done ?? unread}`);
  }
  return code;
}

/** What the site refuses, or does not answer, is one line. */
async function answered(context: CommandContext, act: () => Promise<number>): Promise<number> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AdminError) return say(context, error.message, EXIT.refused);
    throw error;
  }
}

async function endPreviews({ dataDir }: Asked, context: CommandContext): Promise<number> {
  const endpoint = await findAdminEndpoint(dataDir);
  const ended = await endpoint.post('/content/end-previews', {}, decoder(integer));
  return say(context, `${counted(ended, 'preview')} ended`, EXIT.done);
}

async function publish(content: Content, asked: Asked, context: CommandContext): Promise<number> {
  const endpoint = await findAdminEndpoint(asked.dataDir);
  const site = await askSite(endpoint);
  const all = differences(content, site);
  for (const line of summary(all)) context.print(line);
  if (asked.isDryRun) return say(context, 'Nothing was published: --dry-run', EXIT.done);
  if (all.every(({ added, changed, takenDown }) => added.length + changed.length + takenDown.length === 0)) {
    return say(context, 'The site is in sync with the files', EXIT.done);
  }
  const refusal = asked.mayTakeDown ? undefined : await refusalOf(all, context);
  if (refusal) return say(context, refusal, EXIT.refused);
  const pictures = await sendPublication(endpoint, site, content, all, ({ message }) => context.print(message));
  return say(context, `Published; ${counted(pictures, 'picture')} sent`, EXIT.done);
}

async function preview(content: Content, asked: Asked, context: CommandContext): Promise<number> {
  const endpoint = await findAdminEndpoint(asked.dataDir);
  const site = await askSite(endpoint);
  const all = differences(content, site);
  for (const line of summary(all)) context.print(line);
  const { label, dataDir } = asked;
  const { token, until } = await sendPreview(endpoint, site, content, { label, all }, ({ message }) =>
    context.print(message),
  );
  const link = previewLink(token, dataDir, context.site ?? { publicUrl: undefined, basePath: undefined });
  for (const line of previewLines(`These files can be looked at as ${label}`, until, link)) context.print(line);
  return EXIT.done;
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

/** What is missing from these files may be a colleague's, so nothing of it goes without a yes. @returns why nothing is published */
async function refusalOf(all: readonly Difference[], { ask }: CommandContext): Promise<string | undefined> {
  const missing = all.flatMap(({ missing }) => missing);
  if (missing.length === 0) return undefined;
  const [which, advice] = [
    `these files lack ${counted(missing.length, 'thing')} that the site shows (${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''})`,
    'Fetch the files of your colleagues (git pull), or add --take-down if that is meant',
  ];
  if (!ask) return `Nothing was published: ${which}. ${advice}`;
  return (await ask(`Take it down? ${capital(which)}. [y/N] `)) ? undefined : `Nothing was published. ${advice}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
