import { errorCode } from 'server-shared/files/errorCode';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import {
  type RemotePointer,
  remotePointerSchema,
  type ShellPointer,
  shellPointerSchema,
} from 'shared-kernel/contract/pointer';
import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { SiteFolder } from '../siteFolder';
import type { LiveName } from './liveName';
import { writeWhole } from './writeWhole';

export type Pointer = RemotePointer | ShellPointer;

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
      ? decode(shellPointerSchema, raw, 'shell.json', onLeftOut)
      : decode(remotePointerSchema, raw, `${name}.json`, onLeftOut);
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
  const bytes = await readRegularFile(file).catch(ifAbsent);
  return bytes && decodePointer(name, bytes.toString(), onLeftOut);
}

function ifAbsent(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

/**
 * The pointer, or its last copy when it is unreadable: truncated, of a future schema, deleted, no file, or of another
 * user.
 *
 * @param onFault receives the reason
 * @param onLeftOut receives what of the pointer we do not know, and do without
 */
export async function readLastGood(
  folder: SiteFolder,
  name: LiveName,
  onFault: (error: Error) => void = () => {},
  onLeftOut?: Report,
): Promise<Pointer | undefined> {
  try {
    const pointer = await readPointer(folder, name, onLeftOut);
    return pointer ?? (await standInForNone(folder, name, onFault));
  } catch (error) {
    onFault(toError(error));
    return readCopy(folder, name);
  }
}

/** Remotes are switched off, not deleted: a missing pointer was lost. */
async function standInForNone(folder: SiteFolder, name: LiveName, onFault: (error: Error) => void) {
  const copy = await readCopy(folder, name);
  if (copy) onFault(new DecodeError(`At live/${name}.json: expected the file, got none`));
  return copy;
}

async function readCopy(folder: SiteFolder, name: LiveName): Promise<Pointer | undefined> {
  try {
    return await readAt(folder.lastGood(name), name);
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
