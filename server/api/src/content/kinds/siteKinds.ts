import { ADVERT_FILE_NAMES } from 'shared-kernel/entities/advertFiles';
import * as v from 'valibot';
import { advertFileKind } from './advertFileKind';
import { articleKind } from './articleKind';
import { bannerKind } from './bannerKind';
import { channelKind } from './channelKind';
import type { ContentKind } from './contentKind';
import { settingKind } from './settingKind';
import { zoneKind } from './zoneKind';

/** All kinds of content by their folder or file; a publication handles them in this order. */
export const KIND_NAMES = [
  'previews',
  'news',
  'settings',
  'channels',
  'zones',
  'banners',
  ...ADVERT_FILE_NAMES,
] as const;

export const kindNameSchema = v.picklist(KIND_NAMES, `a kind of content: ${KIND_NAMES.join(', ')}`);
export type KindName = v.InferOutput<typeof kindNameSchema>;

export const SITE_KINDS: Readonly<Record<KindName, ContentKind>> = {
  previews: articleKind('commentary'),
  news: articleKind('news'),
  settings: settingKind,
  channels: channelKind,
  zones: zoneKind,
  banners: bannerKind,
  bookmakers: advertFileKind('bookmakers'),
  cards: advertFileKind('cards'),
  overlays: advertFileKind('overlays'),
};
