import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Report } from 'shared-kernel/decode/decode';
import { KIND_NAMES, SITE_KINDS } from '../content/kinds/siteKinds';
import { takeTurn } from '../content/publication';
import { problemText } from '../content/read/problem';
import type { Content } from '../content/read/readers';
import type { Database } from '../store/schema';
import { storeMedia } from '../store/siteContent';

/**
 * Puts the project's content into a store without any, so that a first start shows a whole site. Editors' later changes
 * are never touched. A kind of content with problems is left out and reported: a site without articles is better than
 * none.
 *
 * @param read reads the folders; called only when the store is empty
 */
export async function seedOnce(db: Kysely<Database>, read: () => Promise<Content>, report: Report): Promise<void> {
  if (!(await isEmpty(db))) return;
  // Before the transaction: reading takes seconds on a busy machine, and PostgreSQL ends a session that is idle so long
  // within one.
  const content = await read();
  await db.transaction().execute(async (trx) => {
    // Of several nodes that start at once only one finds the tables empty.
    await takeTurn(trx);
    if (await isEmpty(trx)) await addContent(trx, content, report);
  });
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`select not exists (select from article)
    and not exists (select from banner) and not exists (select from app_setting) as is_empty`.execute(db);
  return rows[0]?.is_empty ?? false;
}

async function addContent(trx: Transaction<Database>, { kinds }: Content, report: Report): Promise<void> {
  for (const name of KIND_NAMES) {
    const { items = [], pictures = [], problems = [] } = kinds.get(name) ?? {};
    for (const problem of problems) report(new Error(problemText(problem)));
    if (problems.length > 0) continue;
    for (const { bytes, address } of pictures) await storeMedia(trx, bytes, address.split('.').at(-1) ?? '');
    for (const { item, key } of items) await SITE_KINDS[name].put(trx, item, `${name}.${key}`);
  }
}
