import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { bannerSchema } from 'shared-kernel/entities/banner';
import * as v from 'valibot';

/** One entry of `articles.json`; text and picture lie beside it under the slug. */
const articleSchema = v.object({
  kind: v.picklist(['commentary', 'news'], 'commentary or news'),
  slug: v.pipe(text, v.regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens')),
  name: text,
  description: text,
  status: text,
  /** How long before the first start it was published. */
  hoursAgo: v.number('a number'),
});

/** One entry of `banners.json`; `picture` is a file under `banners`. */
const bannerEntrySchema = v.object({
  position: bannerSchema.entries.position,
  link: bannerSchema.entries.link,
  picture: v.pipe(text, v.regex(/^[\w-]+\.svg$/, 'the name of an SVG file')),
});

export type SeedArticle = v.InferOutput<typeof articleSchema> & {
  content: string;
  picture: Uint8Array;
  /** Pictures within the text, by the name that stands there. */
  figures: ReadonlyMap<string, Uint8Array>;
};
export type SeedBanner = Omit<v.InferOutput<typeof bannerEntrySchema>, 'picture'> & { picture: Uint8Array };

/** Reads the demo content: lists as JSON, texts as HTML, pictures as SVG, so that editors can change each as it is. */
export async function readSeeds(folder: string): Promise<{ articles: SeedArticle[]; banners: SeedBanner[] }> {
  const file = (...names: string[]) => readFile(path.join(folder, ...names));
  const list = async <T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<T[]> =>
    decode(v.array(schema), JSON.parse((await file(name)).toString()), name);

  const article = async (entry: v.InferOutput<typeof articleSchema>): Promise<SeedArticle> => {
    const content = (await file('articles', `${entry.slug}.html`)).toString();
    const names = [...content.matchAll(/<img src="([\w-]+\.svg)"/g)].flatMap(([, name]) => name ?? []);
    const figures = names.map(async (name) => [name, await file('articles', name)] as const);
    const picture = await file('articles', `${entry.slug}.svg`);
    return { ...entry, content, picture, figures: new Map(await Promise.all(figures)) };
  };
  const articles = (await list('articles.json', articleSchema)).map(article);
  const banners = (await list('banners.json', bannerEntrySchema)).map(async (entry) => ({
    ...entry,
    picture: await file('banners', entry.picture),
  }));
  return { articles: await Promise.all(articles), banners: await Promise.all(banners) };
}
