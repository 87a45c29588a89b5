import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AdvertFileName } from 'shared-kernel/entities/advertFiles';
import { readContentFile } from 'tooling/content/contentFile.mjs';
import { decodeAdvertFile } from '../kinds/advertFileKind';
import { type PictureFile, publicPicture } from './pictureFile';
import { type ReadKind, toReadItem } from './readItem';

/** One of the ad team's files, checked by the schema that it names, with its pictures. */
export async function readAdvertFile(folder: string, name: AdvertFileName): Promise<ReadKind | undefined> {
  const file = path.join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const { value, problems, pictures } = await readContentFile(file);
  if (problems.length > 0) return { items: [], pictures: [], problems };
  const published = new Map<unknown, PictureFile>(
    [...pictures].map(([shown, picture]) => [shown, publicPicture(picture)]),
  );
  const text = JSON.stringify(value, (_, field) => {
    const picture = published.get(field);
    return picture ? { ...field, file: picture.address } : field;
  });
  const item = decodeAdvertFile(name, { value: JSON.parse(text) }, name);
  return { items: [toReadItem(name, name, item)], pictures: [...published.values()], problems };
}
