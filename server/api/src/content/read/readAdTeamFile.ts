import { existsSync } from 'node:fs';
import path from 'node:path';
import { readContentFile } from 'tooling/content/contentFile.mjs';
import * as v from 'valibot';
import { AD_TEAM_FILES, type AdTeamFile, type AdTeamFileName } from '../files/adTeamFiles';
import { jsonSchemaOf } from '../files/jsonSchema';
import { type PictureFile, publicPicture } from './pictureFile';
import type { Problem } from './problem';

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
