import type { Report } from 'shared-kernel/decode/decode';
import type { Store } from '../store/store';
import type { StoredContent } from '../store/storedContent';
import { KIND_NAMES, type KindName, SITE_KINDS } from './kinds/siteKinds';
import { type Finished, finishItems } from './read/finishItems';
import { problemText } from './read/problem';
import type { Content } from './read/readers';

type ContentStore = Pick<Store, 'content' | 'changeContent'>;

/**
 * Puts the project's content into a store without any, so that a first start shows a whole site. Editors' later changes
 * are never touched. A kind of content with problems is left out and reported: a site without articles is better than
 * none.
 *
 * @param read reads the folders; called only when the store is empty
 */
export async function seedOnce(store: ContentStore, read: () => Promise<Content>, report: Report): Promise<void> {
  if (!(await store.content.isEmpty())) return;
  // Before the transaction: reading takes seconds on a busy machine, and PostgreSQL ends a session that is idle so long
  // within one.
  const content = await finished(await read(), report);
  await store.changeContent(async (stored) => {
    // Several nodes may start at once; only one finds the store empty.
    if (await stored.isEmpty()) await addContent(stored, content);
  });
}

/** Kinds of content without problems, as they are put into the store. */
async function finished({ kinds }: Content, report: Report): Promise<Map<KindName, Finished>> {
  const sound = new Map<KindName, Finished>();
  for (const [name, { items, pictures, problems }] of kinds) {
    for (const problem of problems) report(new Error(problemText(problem)));
    if (problems.length > 0) continue;
    const { pictures: painted, ...rest } = await finishItems(items, report);
    sound.set(name, { ...rest, pictures: [...pictures, ...painted] });
  }
  return sound;
}

async function addContent(stored: StoredContent, content: ReadonlyMap<KindName, Finished>): Promise<void> {
  for (const name of KIND_NAMES) {
    const { items = [], pictures = [] } = content.get(name) ?? {};
    for (const { bytes, address } of pictures) await stored.putPicture(bytes, address.split('.').at(-1) ?? '');
    for (const [index, item] of items.entries()) await SITE_KINDS[name].put(stored, item, `${name}.${index}`);
  }
}
