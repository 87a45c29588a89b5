import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { periodSeconds } from 'shared-kernel/rules/period';
import type { AdTeamFile } from '../files/adTeamFiles';
import { bannerItemSchema } from '../kinds/bannerItem';
import { readAdTeamFile } from './readAdTeamFile';
import { type ReadItem, type ReadKind, toReadItem } from './readItem';

type Banner = AdTeamFile<'banners'>['banners'][number];

/** The ad team's `banners.json`: each banner is an item. */
export async function readBannerFile(folder: string): Promise<ReadKind | undefined> {
  const read = await readAdTeamFile(folder, 'banners');
  if (read?.value === undefined) return read && { items: [], pictures: [], problems: read.problems };
  const { banners } = read.value;
  try {
    return { ...read, items: banners.map((banner, index) => itemOf(banner, index, banners)) };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { items: [], pictures: [], problems: [{ file: read.file, line: 1, message: error.message }] };
  }
}

/** @throws DecodeError for what a schema of files cannot say, such as half a character */
function itemOf(banner: Banner, index: number, all: readonly Banner[]): ReadItem {
  const { picture, phone_picture: phone, betting = false, starts, ends, ...fields } = banner;
  const { from, until } = periodSeconds({ starts, ends });
  const item = {
    ...fields,
    file_path: picture.file,
    width: picture.width,
    height: picture.height,
    is_betting: betting,
    phone_picture: phone && { file_path: phone.file, width: phone.width, height: phone.height },
    starts: starts === undefined ? null : from,
    ends: ends === undefined ? null : until,
    rank: all.slice(0, index).filter(({ position }) => position === fields.position).length,
  };
  return toReadItem(banner.id, banner.alt, decode(bannerItemSchema, item, `banners.${index}`));
}
