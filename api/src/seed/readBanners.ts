import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { bannerSchema } from 'shared-kernel/entities/banner';
import * as v from 'valibot';

/** One entry of `banners.json`; `picture` is a file under `banners`. */
const bannerEntrySchema = v.object({
  position: bannerSchema.entries.position,
  link: bannerSchema.entries.link,
  picture: v.pipe(text, v.regex(/^[\w-]+\.svg$/, 'the name of an SVG file')),
});

export type SeedBanner = Omit<v.InferOutput<typeof bannerEntrySchema>, 'picture'> & { picture: Uint8Array };

/** The banners of a first start: a list as JSON, pictures as SVG. */
export async function readBanners(folder: string): Promise<SeedBanner[]> {
  const file = (...names: string[]) => readFile(path.join(folder, ...names));
  const list = decode(v.array(bannerEntrySchema), JSON.parse((await file('banners.json')).toString()), 'banners.json');
  return Promise.all(list.map(async (entry) => ({ ...entry, picture: await file('banners', entry.picture) })));
}
