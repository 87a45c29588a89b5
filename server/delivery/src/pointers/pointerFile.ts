import { errorCode } from 'server-shared/files/errorCode';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import {
  type Candidate,
  type RemotePointer,
  remotePointerSchema,
  type ShellPointer,
  shellPointerSchema,
} from 'shared-kernel/contract/pointer';
import { type Withdrawals, withdrawalsSchema } from 'shared-kernel/contract/withdrawals';
import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import type { SiteFolder } from '../siteFolder';
import type { LiveName } from './liveName';
import { writeWhole } from './writeWhole';

const remoteFileSchema = v.object({ ...remotePointerSchema.entries, ...withdrawalsSchema.entries });
const shellFileSchema = v.object({ ...shellPointerSchema.entries, ...withdrawalsSchema.entries });

/** A pointer as it stands in its file, with what tabs ask for beside what is live. */
export type RemoteFile = RemotePointer & Withdrawals;
export type ShellFile = ShellPointer & Withdrawals;
export type Pointer = RemoteFile | ShellFile;

/** Thousands of pages. */
export const MOST_BYTES = 1_000_000;

/**
 * Reads the text of a pointer.
 *
 * @param onLeftOut receives what of it we do not know, such as a slot, and do without
 * @throws DecodeError when it is truncated, of another schema, or of another remote
 */
export function decodePointer(name: LiveName, text: string, onLeftOut?: Report): Pointer {
  const raw = parsed(text, `live/${name}.json`);
  const pointer =
    name === 'shell'
      ? decode(shellFileSchema, raw, 'shell.json', onLeftOut)
      : decode(remoteFileSchema, raw, `${name}.json`, onLeftOut);
  if (pointer.remote === name) return pointer;
  throw new DecodeError(`At ${name}.json.remote: expected ${name}, got ${pointer.remote}`);
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DecodeError(
      `At ${file}: expected JSON, got ${text === '' ? 'an empty file' : JSON.stringify(text.slice(-40))}`,
    );
  }
}

/**
 * The pointer on disk, or `undefined` when this name was never released.
 *
 * @throws DecodeError when it is no pointer, or the error of reading it
 */
export async function readPointer(
  folder: SiteFolder,
  name: LiveName,
  onLeftOut?: Report,
): Promise<Pointer | undefined> {
  return readAt(folder.pointer(name), name, onLeftOut);
}

async function readAt(file: string, name: LiveName, onLeftOut?: Report): Promise<Pointer | undefined> {
  const bytes = await readRegularFile(file, MOST_BYTES).catch(ifAbsent);
  return bytes && decodePointer(name, bytes.toString(), onLeftOut);
}

function ifAbsent(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

/**
 * The checks that a pointer must pass besides being readable.
 *
 * @returns the pointer, or one without what is not to be served
 * @throws an error that says why it is not to be served at all
 */
export type CheckPointer = (pointer: Pointer) => Promise<Pointer>;

const UNCHECKED: CheckPointer = async (pointer) => pointer;

/**
 * The pointer, or its last copy when it is unreadable or refused: truncated, of a future schema, deleted, no file, of
 * another user, or of a release that nobody who may has signed.
 *
 * @param onFault receives the reason
 * @param onLeftOut receives what of the pointer we do not know, and do without
 */
export async function readLastGood(
  folder: SiteFolder,
  name: LiveName,
  onFault: (error: Error) => void = () => {},
  { onLeftOut, check = UNCHECKED }: { readonly onLeftOut?: Report; readonly check?: CheckPointer } = {},
): Promise<Pointer | undefined> {
  try {
    const pointer = await readPointer(folder, name, onLeftOut);
    return pointer ? await check(pointer) : await standInForNone(folder, name, onFault, check);
  } catch (error) {
    onFault(toError(error));
    return readCopy(folder, name, check);
  }
}

/** Remotes are switched off, not deleted: a missing pointer was lost. */
async function standInForNone(
  folder: SiteFolder,
  name: LiveName,
  onFault: (error: Error) => void,
  check: CheckPointer,
) {
  const copy = await readCopy(folder, name, check);
  if (copy) onFault(new DecodeError(`At live/${name}.json: expected the file, got none`));
  return copy;
}

/** The last copy, if it can be read and served. */
export async function readCopy(
  folder: SiteFolder,
  name: LiveName,
  check: CheckPointer = UNCHECKED,
): Promise<Pointer | undefined> {
  try {
    const copy = await readAt(folder.lastGood(name), name);
    return copy && (await check(copy));
  } catch {
    // It is no better than the pointer.
    return undefined;
  }
}

/** Replaces a pointer atomically. */
export async function writePointer(folder: SiteFolder, pointer: Pointer): Promise<void> {
  const text = `${JSON.stringify(pointer, null, 2)}\n`;
  decodePointer(pointer.remote, text);
  await writeWhole(folder.pointer(pointer.remote), text);
}

/** Keeps a copy of the pointer in force for {@link readLastGood}. */
export async function keepCopy(folder: SiteFolder, pointer: Pointer): Promise<void> {
  await writeWhole(folder.lastGood(pointer.remote), `${JSON.stringify(pointer, null, 2)}\n`);
}

/** Whether the release may draw its pages on the server. */
export function isDrawing(pointer: Pointer): boolean {
  return pointer.drawing !== 'off';
}

/** The shell is never off. */
export function stateOf(pointer: Pointer): 'on' | 'off' {
  return pointer.remote === 'shell' ? 'on' : pointer.state;
}

/** The shell has none: its scripts stand in the HTML, which is the same for everybody. */
export function candidateIn(pointer: RemotePointer | ShellPointer): Candidate | undefined {
  return pointer.remote === 'shell' ? undefined : pointer.candidate;
}

export function withoutCandidate<P extends RemotePointer | ShellPointer>(pointer: P): P {
  return pointer.remote === 'shell' ? pointer : { ...pointer, candidate: undefined };
}

/** The releases that a pointer names: live, the one that stands in for it, and the candidate. */
export function releasesIn(pointer: RemotePointer | ShellPointer): string[] {
  const { live, previous } = pointer;
  return [live, previous, candidateIn(pointer)?.release].flatMap((one) => one?.release ?? []);
}
