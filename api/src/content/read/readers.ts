import path from 'node:path';
import { KIND_NAMES, type KindName } from '../kinds/siteKinds';
import type { Problem } from './problem';
import { readArticles } from './readArticles';
import type { ReadKind } from './readItem';
import { readSettings } from './readSettings';

/** Where each kind lies below the content folder, and how it is read; `undefined` when there is nothing of it. */
const READERS: Readonly<Record<KindName, (folder: string) => Promise<ReadKind | undefined>>> = {
  previews: (folder) => readArticles(folder, 'previews'),
  news: (folder) => readArticles(folder, 'news'),
  settings: (folder) => readSettings(path.join(folder, 'settings.json')),
};

export type Content = { kinds: Map<KindName, ReadKind>; problems: Problem[] };

/** Reads the kinds that are wanted. One without a folder or file is left out, and so left alone on the site. */
export async function readContent(folder: string, wanted: readonly KindName[] = KIND_NAMES): Promise<Content> {
  const kinds = new Map<KindName, ReadKind>();
  for (const name of wanted) {
    const kind = await READERS[name](path.resolve(folder));
    if (kind !== undefined) kinds.set(name, kind);
  }
  return { kinds, problems: [...kinds.values()].flatMap(({ problems }) => problems) };
}
