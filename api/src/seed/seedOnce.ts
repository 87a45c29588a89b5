import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { euroCompetitionIds } from '../feed/simulator/world/world';
import type { Database } from '../store/schema';
import { storeMedia } from '../store/siteContent';
import { readSeeds, type SeedArticle, type SeedBanner } from './readSeeds';

/**
 * Puts demo content into a store that has none, so that a first start shows a whole site.
 * What editors did since is never touched.
 *
 * @param folder where the content lies
 * @param now unix seconds: articles are dated back from it
 */
export async function seedOnce(db: Kysely<Database>, folder: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Of several nodes that start at once only one finds the tables empty.
    await sql`lock table app_setting in share row exclusive mode`.execute(trx);
    if (!(await isEmpty(trx))) return;
    const { articles, banners } = await readSeeds(folder);
    for (const article of articles) await addArticle(trx, article, now);
    for (const [rank, banner] of banners.entries()) await addBanner(trx, banner, rank);
    await trx
      .insertInto('app_setting')
      .values([
        { name: 'euro_competition_ids', value: JSON.stringify(euroCompetitionIds) },
        { name: 'social_links', value: JSON.stringify(SOCIAL_LINKS) },
      ])
      .execute();
  });
}

/** Stand-ins, until the operator names the real ones. */
const SOCIAL_LINKS = [
  { name: 'Facebook', link: 'https://example.com/facebook' },
  { name: 'Telegram', link: 'https://example.com/telegram' },
];

async function isEmpty(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`select not exists (select from article)
    and not exists (select from banner) and not exists (select from app_setting) as is_empty`.execute(trx);
  return rows[0]?.is_empty ?? false;
}

async function addArticle(trx: Transaction<Database>, article: SeedArticle, now: number): Promise<void> {
  const { kind, slug, name, description, status, hoursAgo, picture, figures } = article;
  const image = await storeMedia(trx, picture, 'svg');
  let { content } = article;
  for (const [figure, bytes] of figures) {
    content = content.replaceAll(`src="${figure}"`, `src="${await storeMedia(trx, bytes, 'svg')}"`);
  }
  const published_date = new Date((now - hoursAgo * 3600) * 1000);
  await trx
    .insertInto('article')
    .values({ kind, slug, name, description, status, published_date, image, content })
    .execute();
}

async function addBanner(trx: Transaction<Database>, { position, link, picture }: SeedBanner, rank: number) {
  const file_path = await storeMedia(trx, picture, 'svg');
  await trx.insertInto('banner').values({ position, link, file_path, rank }).execute();
}
