import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { integer, optional, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { LiveName } from '../pointers/liveName';
import { candidateIn, isDrawing, type Pointer, stateOf } from '../pointers/pointerFile';
import { writeWhole } from '../pointers/writeWhole';
import type { SiteFolder } from '../siteFolder';

const CHANGES = [
  ...(['release', 'rollback', 'off', 'on', 'drawing off', 'drawing on'] as const),
  ...(['candidate', 'share', 'promote', 'withdraw'] as const),
] as const;

const lineSchema = v.object({
  /** ISO time, equal to the pointer's `changedAt`. */
  at: text,
  who: text,
  what: v.picklist(CHANGES, `one of ${CHANGES.join(', ')}`),
  why: optional(text),
  /** Why a release went live that lacks checks. */
  unchecked: optional(text),
  /** Whose key the release went live by. Changes that turn to no release have none. */
  key: optional(text),
  /** The releases that were live before and after. */
  from: optional(text),
  to: text,
  /** The candidate that there is, or was before this change. */
  candidate: optional(text),
  /** Of a hundred browsers, how many take the candidate after the change. */
  share: optional(integer),
});

/** One change of a pointer. */
export type HistoryLine = v.InferOutput<typeof lineSchema>;

/** The changes of a name, oldest first, without unreadable lines: on a full disk the last one is half written. */
export async function readHistory(site: SiteFolder, name: LiveName): Promise<HistoryLine[]> {
  return (await linesOf(site, name)).flatMap((line) => toLine(line) ?? []);
}

/** {@link readHistory} as it is written. */
export async function linesOf(site: SiteFolder, name: LiveName): Promise<string[]> {
  return ((await textOf(site.history(name))) ?? '').split('\n').filter(isJson);
}

/**
 * Writes a change down before it happens, so that user, time and reason survive a process that is killed after the
 * pointer changed. Nothing has changed when this fails.
 */
export async function noteIntention(site: SiteFolder, name: LiveName, line: HistoryLine): Promise<void> {
  await writeWhole(site.intention(name), JSON.stringify(line));
}

/** Moves an intention to the history when the pointer changed, and drops it otherwise. */
export async function settleIntention(site: SiteFolder, name: LiveName, pointer: Pointer | undefined): Promise<void> {
  const line = toLine((await textOf(site.intention(name))) ?? '');
  if (line && pointer && isTrue(line, pointer) && !isSame(line, (await readHistory(site, name)).at(-1))) {
    await append(site.history(name), JSON.stringify(line));
  }
  await rm(site.intention(name), { force: true });
}

/** The last line may be half written, and one of a newer version may be no {@link HistoryLine} here. */
function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** Adds the lines of others that are not there yet. @param lines oldest first, one JSON text each */
export async function addLines(site: SiteFolder, name: LiveName, lines: readonly string[]): Promise<void> {
  const there = new Set((await linesOf(site, name)).map(identityOf));
  for (const line of lines) if (!there.has(identityOf(line))) await append(site.history(name), line);
}

/** A line of a newer version is known by its text. */
function identityOf(json: string): string {
  const line = toLine(json);
  return line ? [line.at, line.what, line.to].join(' ') : json;
}

function isTrue(line: HistoryLine, pointer: Pointer): boolean {
  return isState(line, pointer) && line.at === pointer.changedAt && line.to === pointer.live.release;
}

function isState({ what, candidate, share }: HistoryLine, pointer: Pointer): boolean {
  const out = candidateIn(pointer);
  switch (what) {
    case 'off':
    case 'on':
      return stateOf(pointer) === what;
    case 'drawing off':
    case 'drawing on':
      return isDrawing(pointer) === (what === 'drawing on');
    case 'candidate':
    case 'share':
      return out?.release.release === candidate && out?.share === share;
    case 'withdraw':
    case 'promote':
      return out === undefined;
    case 'release':
    case 'rollback':
      return true;
  }
}

/** The changes after which this release was live for everybody, oldest first. */
export function wentLive(history: readonly HistoryLine[], release?: string): HistoryLine[] {
  return history.filter(({ what, to }) => {
    const isTurn = what === 'release' || what === 'rollback' || what === 'promote';
    return isTurn && (release === undefined || to === release);
  });
}

function isSame(line: HistoryLine, last: HistoryLine | undefined): boolean {
  return last !== undefined && last.at === line.at && last.what === line.what && last.to === line.to;
}

/** JSON, one line per change. Ends a line first that a full disk cut off. */
async function append(file: string, line: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const before = await textOf(file);
  const start = before && !before.endsWith('\n') ? '\n' : '';
  await appendFile(file, `${start}${line}\n`, { flush: true });
}

/** @returns nothing for what is no line, or one of a newer version */
export function toLine(json: string): HistoryLine | undefined {
  try {
    return decode(lineSchema, JSON.parse(json));
  } catch {
    return undefined;
  }
}

function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
