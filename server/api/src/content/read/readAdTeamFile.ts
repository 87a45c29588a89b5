import { existsSync } from 'node:fs';
import path from 'node:path';
import { DecodeError } from 'shared-kernel/decode/decode';
import type { AdvertFileName } from 'shared-kernel/entities/advertFiles';
import { readContentFile } from 'tooling/content/contentFile.mjs';
import * as v from 'valibot';
import { AD_TEAM_FILES, type AdTeamFile, type AdTeamFileName } from '../files/adTeamFiles';
import { jsonSchemaOf } from '../files/jsonSchema';
import { decodeAdvertFile, partsOf } from '../kinds/advertFileKind';
import { type PictureFile, publicPicture } from './pictureFile';
import type { Problem } from './problem';
import { type ReadKind, toReadItem } from './readItem';

type Read<Name extends AdTeamFileName> = {
  file: string;
  problems: Problem[];
  /** With the addresses of its pictures in place of their files; missing when there are problems. */
  value?: AdTeamFile<Name>;
  pictures: PictureFile[];
};

/** A file of the ad team with its pictures; `undefined` when it is not there. */
export async function readAdTeamFile<Name extends AdTeamFileName>(
  folder: string,
  name: Name,
): Promise<Read<Name> | undefined> {
  const file = path.join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const { value, problems, pictures } = await readContentFile(file, jsonSchemaOf(name));
  if (problems.length > 0) return { file, problems, pictures: [] };
  const published = new Map<unknown, PictureFile>(
    [...pictures].map(([shown, picture]) => [shown, publicPicture(picture)]),
  );
  const text = JSON.stringify(value, (_, field) => {
    const picture = published.get(field);
    return picture ? { ...field, file: picture.address } : field;
  });
  // The schema that was checked is made from this one.
  const parsed = v.parse(AD_TEAM_FILES[name], JSON.parse(text)) as AdTeamFile<Name>;
  return { file, problems, value: parsed, pictures: [...published.values()] };
}

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
