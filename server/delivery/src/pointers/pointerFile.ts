import { readFile } from 'node:fs/promises';
import {
  type RemotePointer,
  remotePointerSchema,
  type ShellPointer,
  shellPointerSchema,
} from 'shared-kernel/contract/pointer';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import type { SiteFolder } from '../siteFolder';
import type { LiveName } from './liveName';
import { writeWhole } from './writeWhole';

export type Pointer = RemotePointer | ShellPointer;

/**
 * Reads the text of a pointer.
 *
 * @throws DecodeError when it is half written, of another schema, or another remote's
 */
export function decodePointer(name: LiveName, text: string): Pointer {
  const raw = parsed(text, `live/${name}.json`);
  const pointer =
    name === 'shell' ? decode(shellPointerSchema, raw, 'shell.json') : decode(remotePointerSchema, raw, `${name}.json`);
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

/** The pointer on disk, or `undefined` when nothing was ever released under this name. */
export async function readPointer(folder: SiteFolder, name: LiveName): Promise<Pointer | undefined> {
  const text = await readFile(folder.pointer(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : decodePointer(name, text);
}

/**
 * The pointer as it is, or as it was last written when it cannot be read: half written, of a future schema, or taken away.
 *
 * @param onFault told why the pointer in force cannot be read
 */
export async function readLastGood(
  folder: SiteFolder,
  name: LiveName,
  onFault: (error: DecodeError) => void = () => {},
): Promise<Pointer | undefined> {
  try {
    const pointer = await readPointer(folder, name);
    return pointer ?? (await standInForNone(folder, name, onFault));
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    onFault(error);
    return readCopy(folder, name);
  }
}

/** Whoever does not want a remote switches it off: a pointer that was there and is gone was lost. */
async function standInForNone(folder: SiteFolder, name: LiveName, onFault: (error: DecodeError) => void) {
  const copy = await readCopy(folder, name);
  if (copy) onFault(new DecodeError(`At live/${name}.json: expected the file, got none`));
  return copy;
}

async function readCopy(folder: SiteFolder, name: LiveName): Promise<Pointer | undefined> {
  try {
    return decodePointer(name, await readFile(folder.lastGood(name), 'utf8'));
  } catch {
    // There is none from before there were copies, or it is no better than the pointer.
    return undefined;
  }
}

/** Puts a pointer in place at one stroke. */
export async function writePointer(folder: SiteFolder, pointer: Pointer): Promise<void> {
  const text = `${JSON.stringify(pointer, null, 2)}\n`;
  decodePointer(pointer.remote, text);
  await writeWhole(folder.pointer(pointer.remote), text);
}

/** Keeps the pointer in force a second time, where {@link readLastGood} finds it. */
export async function keepCopy(folder: SiteFolder, pointer: Pointer): Promise<void> {
  await writeWhole(folder.lastGood(pointer.remote), `${JSON.stringify(pointer, null, 2)}\n`);
}

/** The shell is never off. */
export function stateOf(pointer: Pointer): 'on' | 'off' {
  return pointer.remote === 'shell' ? 'on' : pointer.state;
}
