import path from 'node:path';
import { KIND_NAMES, type KindName } from '../kinds/siteKinds';
import type { Problem } from './problem';
import { readAdvertFile } from './readAdTeamFile';
import { type Drafts, readArticles } from './readArticles';
import { readBannerFile } from './readBannerFile';
import { readChannels } from './readChannels';
import type { ReadKind } from './readItem';
import { readSettings } from './readSettings';
import { readZones } from './readZones';

/** Folders of the content: the editors' and the ad team's (`mfe-ads/content`). */
export type ContentFolders = { content: string; adverts: string };

/** Place and reader of each kind; `undefined` when it has no content. */
const READERS: Readonly<Record<KindName, (folders: ContentFolders, drafts: Drafts) => Promise<ReadKind | undefined>>> =
  {
    previews: ({ content }, drafts) => readArticles(content, 'previews', drafts),
    news: ({ content }, drafts) => readArticles(content, 'news', drafts),
    settings: ({ content }) => readSettings(path.join(content, 'settings.json')),
    channels: ({ content }) => readChannels(path.join(content, 'channels.json')),
    zones: ({ content }) => readZones(path.join(content, 'zones.json')),
    banners: ({ adverts }) => readBannerFile(adverts),
    bookmakers: ({ adverts }) => readAdvertFile(adverts, 'bookmakers'),
    cards: ({ adverts }) => readAdvertFile(adverts, 'cards'),
    overlays: ({ adverts }) => readAdvertFile(adverts, 'overlays'),
  };

export type Content = { kinds: Map<KindName, ReadKind>; problems: Problem[] };

/** Reads the requested kinds. One without a folder or file is left out, and stays unchanged on the site. */
export async function readContent(
  { content, adverts }: ContentFolders,
  wanted: readonly KindName[] = KIND_NAMES,
  drafts: Drafts = 'left out',
): Promise<Content> {
  const folders = { content: path.resolve(content), adverts: path.resolve(adverts) };
  const kinds = new Map<KindName, ReadKind>();
  for (const name of wanted) {
    const kind = await READERS[name](folders, drafts);
    if (kind !== undefined) kinds.set(name, kind);
  }
  return { kinds, problems: [...kinds.values()].flatMap(({ problems }) => problems) };
}
