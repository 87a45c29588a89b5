import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { flag, optional, text, withDefault } from 'shared-kernel/decode/fields';
import { MOMENT, periodSeconds } from 'shared-kernel/rules/period';
import { readAdvertPicture } from 'tooling/content/advertPicture.mjs';
import { UnfitPicture } from 'tooling/content/unfitPicture.mjs';
import * as v from 'valibot';
import { type BannerItem, bannerFields, bannerItemSchema, bannerSize } from '../kinds/bannerItem';
import { parseLinedJson } from './linedJson';
import { type PictureFile, PictureProblem, publicPicture } from './pictureFile';
import { type ReadKind, toReadItem } from './readItem';

const moment = v.pipe(text, v.regex(MOMENT, 'a day or a time such as 2026-11-20T18:00'));

const pictureSchema = v.object({ file: text, width: bannerSize, height: bannerSize });

/** A banner as the ad team writes it; `file` is relative to its own file. */
const writtenSchema = v.object({
  ...bannerFields,
  picture: pictureSchema,
  phone_picture: optional(pictureSchema),
  betting: withDefault(flag, false),
  starts: optional(moment),
  ends: optional(moment),
});

const fileSchema = v.object({ banners: v.array(v.unknown(), 'a list of banners') });

type Read = { item: BannerItem; pictures: PictureFile[] };

/** The ad team's `banners.json`, with its pictures. `npm run content` also reports further errors by its schema. */
export async function readBanners(file: string): Promise<ReadKind | undefined> {
  const source = await readFile(file, 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const { value, problems, lineOf } = parseLinedJson(file, source);
  if (value === undefined) return { items: [], pictures: [], problems };
  if (!v.is(fileSchema, value)) {
    return {
      items: [],
      pictures: [],
      problems: [...problems, { file, line: 1, message: 'expected a list of banners' }],
    };
  }
  const readAll: Read[] = [];
  for (const [index, raw] of value.banners.entries()) {
    try {
      readAll.push(await readOne(path.dirname(file), raw, index, readAll));
    } catch (error) {
      if (!(error instanceof DecodeError || error instanceof PictureProblem)) throw error;
      const other = error instanceof PictureProblem ? error.place : undefined;
      problems.push({ file, line: lineOf(['banners', index]), message: error.message, other });
    }
  }
  return {
    items: readAll.map(({ item }) => toReadItem(item.id, item.alt, item)),
    pictures: readAll.flatMap(({ pictures }) => pictures),
    problems,
  };
}

async function readOne(folder: string, raw: unknown, index: number, before: readonly Read[]): Promise<Read> {
  const at = `banners.${index}`;
  const { picture: shown, phone_picture, betting, starts, ends, ...fields } = decode(writtenSchema, raw, at);
  const picture = await readPicture(folder, shown, `${at}.picture`);
  const phone = phone_picture && (await readPhonePicture(folder, phone_picture, `${at}.phone_picture`));
  const { from, until } = periodSeconds({ starts, ends });
  const item = {
    ...fields,
    file_path: picture.address,
    is_betting: betting,
    width: shown.width,
    height: shown.height,
    phone_picture: phone?.shown,
    starts: starts === undefined ? null : from,
    ends: ends === undefined ? null : until,
    rank: before.filter(({ item: { position } }) => position === fields.position).length,
  };
  return { item: decode(bannerItemSchema, item, at), pictures: phone ? [picture, phone.picture] : [picture] };
}

type Shown = Parameters<typeof readAdvertPicture>[1];

async function readPhonePicture(folder: string, { file, width, height }: Shown, at: string) {
  const picture = await readPicture(folder, { file, width, height }, at);
  return { picture, shown: { file_path: picture.address, width, height } };
}

async function readPicture(folder: string, shown: Shown, at: string): Promise<PictureFile> {
  const picture = await readAdvertPicture(folder, shown).catch((error) => {
    if (!(error instanceof UnfitPicture)) throw error;
    throw new PictureProblem(`At ${at}.${error.field}: ${JSON.stringify(shown.file)}: ${error.message}`, error.place);
  });
  return publicPicture(picture);
}
