import { DecodeError } from 'shared-kernel/decode/decode';
import type { AdvertFileName } from 'shared-kernel/entities/advertFiles';
import { decodeAdvertFile, partsOf } from '../kinds/advertFileKind';
import { readAdTeamFile } from './readAdTeamFile';
import { type ReadKind, toReadItem } from './readItem';

/** Bookmakers, cards or overlays: the file as one item. */
export async function readAdvertFile(folder: string, name: AdvertFileName): Promise<ReadKind | undefined> {
  const read = await readAdTeamFile(folder, name);
  if (read?.value === undefined) return read && { items: [], pictures: [], problems: read.problems };
  const { $schema: _, ...value } = read.value;
  try {
    const item = decodeAdvertFile(name, { value }, name);
    return { ...read, items: [{ ...toReadItem(name, name, item), parts: partsOf(item.value) }] };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { items: [], pictures: [], problems: [{ file: read.file, line: 1, message: error.message }] };
  }
}
