import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type RemotePointer,
  remotePointerSchema,
  type ShellPointer,
  shellPointerSchema,
} from 'shared-kernel/contract/pointer';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import type { SiteFolder } from '../siteFolder';
import type { LiveName } from './liveName';

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

/** Puts a pointer in place at one stroke: a reader sees the old one or the new one, also when the power fails. */
export async function writePointer(folder: SiteFolder, pointer: Pointer): Promise<void> {
  const text = `${JSON.stringify(pointer, null, 2)}\n`;
  decodePointer(pointer.remote, text);
  const file = folder.pointer(pointer.remote);
  await mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), `.${pointer.remote}.${randomUUID()}.tmp`);
  try {
    await writeSynced(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
