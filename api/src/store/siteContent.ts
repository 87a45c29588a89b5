import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { decode, decodeList, type Report } from 'shared-kernel/decode/decode';
import { type AppSetting, appSettingSchema } from 'shared-kernel/entities/appSetting';
import { type Banner, bannerSchema } from 'shared-kernel/entities/banner';
import type { Database } from './schema';

/** Banners in their order within a position. One that cannot be drawn is left out and reported. */
export async function readBanners(db: Kysely<Database>, report: Report): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .select(['position', 'link', 'file_path'])
    .orderBy('rank')
    .orderBy('id')
    .execute();
  return decodeList(bannerSchema, rows, 'banner', report);
}

/** The settings that are content (S6), with defaults for those that nobody has set. */
export async function readAppSetting(db: Kysely<Database>): Promise<AppSetting> {
  const rows = await db.selectFrom('app_setting').selectAll().execute();
  return decode(appSettingSchema, Object.fromEntries(rows.map(({ name, value }) => [name, value])), 'app_setting');
}

/** Pictures that may be stored, by the ending of their name. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

export type Media = { type: string; bytes: Uint8Array };

export function readMedia(db: Kysely<Database>, hash: string): Promise<Media | undefined> {
  return db.selectFrom('media').select(['type', 'bytes']).where('hash', '=', hash).executeTakeFirst();
}

/** Stores a picture under the hash of its bytes. @returns its path, such as `/media/<sha256>.svg` */
export async function storeMedia(db: Kysely<Database>, bytes: Uint8Array, ending: string): Promise<string> {
  const type = MEDIA_TYPES[ending];
  if (type === undefined)
    throw new Error(`Expected a picture (${Object.keys(MEDIA_TYPES).join(', ')}), got .${ending}`);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('media')
    .values({ hash, type, bytes })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return `/media/${hash}.${ending}`;
}
