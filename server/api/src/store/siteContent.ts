import type { Kysely, QueryCreator } from 'kysely';
import { decode, decodeList, type Report } from 'shared-kernel/decode/decode';
import { type AdvertFiles, advertFilesSchema } from 'shared-kernel/entities/advertFiles';
import { type AppSetting, appSettingSchema } from 'shared-kernel/entities/appSetting';
import { type Banner, bannerSchema } from 'shared-kernel/entities/banner';
import { type Channel, channelSchema } from 'shared-kernel/entities/matchInfo';
import { type TableZone, tableZoneSchema } from 'shared-kernel/entities/tableZone';
import type { Shown } from './articles';
import type { Database } from './schema';

/** The banners of a moment, and when they change. */
export type RunningBanners = {
  banners: Banner[];
  /** Unix seconds; infinite when none begins or ends. */
  changesAt: number;
};

/** Banners that run now (unix seconds), in order within a position. An unusable one is left out and reported. */
export async function readRunningBanners(
  db: QueryCreator<Database>,
  now: number,
  report: Report,
  shown: Shown = 'now',
): Promise<RunningBanners> {
  const rows = await db
    .selectFrom('banner')
    .select(['name as id', 'position', 'link', 'file_path', 'alt', 'is_betting', 'width', 'height', 'phone_picture'])
    .select(['starts', 'ends'])
    .where((banner) => banner.or([banner('ends', 'is', null), banner('ends', '>', Math.floor(now))]))
    .orderBy('rank')
    .orderBy('id')
    .execute();
  const isOn = ({ starts }: { starts: number | null }) => shown === 'scheduled' || starts === null || starts <= now;
  const changes = rows.map((row) => (isOn(row) ? (row.ends ?? Number.POSITIVE_INFINITY) : Number(row.starts)));
  return {
    banners: decodeList(bannerSchema, rows.filter(isOn), 'banner', report),
    changesAt: Math.min(...changes),
  };
}

/** The ad team's published files; an unreadable one is left out and reported. */
export async function readAdvertFiles(
  db: QueryCreator<Database>,
  report: Report,
  shown: Shown = 'now',
): Promise<Partial<AdvertFiles>> {
  const rows = await db.selectFrom('advert_file').select(['name', 'value']).execute();
  const files = Object.fromEntries(
    rows.map(({ name, value }) => [name, shown === 'now' ? value : withoutStarts(value)]),
  );
  return decode(advertFilesSchema, files, 'advert_file', report);
}

/** As if all that a file schedules had begun. */
function withoutStarts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutStarts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'starts');
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutStarts(field)]));
}

/** The settings that are content (S6), with defaults. */
export async function readAppSetting(db: QueryCreator<Database>): Promise<AppSetting> {
  const rows = await db.selectFrom('app_setting').selectAll().execute();
  return decode(appSettingSchema, Object.fromEntries(rows.map(({ name, value }) => [name, value])), 'app_setting');
}

/** The channels that show a match: its own, else those of its competition (S21). An unreadable one is left out and reported. */
export async function readChannels(db: QueryCreator<Database>, match: number, report: Report): Promise<Channel[]> {
  const rows = await db
    .selectFrom('channels')
    .select(['of', 'channels'])
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and({ of: 'match', id: match }),
        and([
          eb('of', '=', 'competition'),
          eb('id', '=', selectFrom('match').select('competition_id').where('match.id', '=', match)),
        ]),
      ]),
    )
    .execute();
  const chosen = rows.find(({ of }) => of === 'match') ?? rows[0];
  return chosen ? decodeList(channelSchema, chosen.channels, 'channels', report) : [];
}

/** The zones of a competition's table that editors publish (M26). An unreadable one is left out and reported. */
export async function readZones(db: QueryCreator<Database>, competition: number, report: Report): Promise<TableZone[]> {
  const row = await db.selectFrom('zones').select('zones').where('id', '=', competition).executeTakeFirst();
  return row ? decodeList(tableZoneSchema, row.zones, 'zones', report) : [];
}

/** Allowed types of pictures, by file ending. */
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
